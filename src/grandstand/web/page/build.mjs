// Builds the page: src/app.ts and styles/app.css into ../static, with the type they use and public/ beside them.
import { cp, rm } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const here = fileURLToPath(new URL(".", import.meta.url));
const out = fileURLToPath(new URL("../static/", import.meta.url));

await rm(out, { recursive: true, force: true });
await cp(`${here}public`, out, { recursive: true });
await build({
  absWorkingDir: here,
  entryPoints: [
    { in: "src/app.ts", out: "app" },
    { in: "styles/app.css", out: "app" },
  ],
  outdir: out,
  entryNames: "[name]",
  assetNames: "fonts/[name]",
  loader: { ".woff2": "file" },
  bundle: true,
  minify: true,
  format: "esm",
  target: ["es2022", "chrome111", "firefox113", "safari16.4"],
  legalComments: "none",
  logLevel: "warning",
});
