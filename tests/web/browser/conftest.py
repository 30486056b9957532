"""A real Chromium before a real server. Whatever the console says of mistakes fails the test."""

import os
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Response,
    ViewportSize,
    sync_playwright,
)

from tests.web.browser.playing import Person
from tests.web.running import RunningServer

CHROMIUM = os.environ.get("GRANDSTAND_CHROMIUM", "/usr/bin/chromium")
WIDE = ViewportSize(width=1280, height=800)
PHONE = ViewportSize(width=390, height=844)

Arrives = Callable[..., Person]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if "tests/web/browser" in item.path.as_posix():
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield browser
        browser.close()


class Arrival:
    """Opens a window of its own for each person, and listens to what goes wrong in it."""

    def __init__(self, chromium: Browser, server: RunningServer) -> None:
        self.chromium = chromium
        self.home = f"http://127.0.0.1:{server.port}"
        self.contexts: list[BrowserContext] = []
        self.mistakes: list[str] = []

    def __call__(self, *, phone: bool = False, speed: str = "skip", script: bool = True) -> Person:
        context = self.chromium.new_context(
            base_url=self.home,
            viewport=PHONE if phone else WIDE,
            is_mobile=phone,
            has_touch=phone,
            java_script_enabled=script,
        )
        context.set_default_timeout(10_000)
        context.add_init_script(f"localStorage.setItem('speed', '{speed}')")
        self.contexts.append(context)
        page = context.new_page()
        self.listen(page)
        return Person(page)

    def listen(self, page: Page) -> None:
        page.on("pageerror", lambda error: self.mistakes.append(str(error)))
        page.on("console", self.heard)
        page.on("response", self.fetched)

    def heard(self, said: ConsoleMessage) -> None:
        # pages that say what is wrong have a status that says so too; Chromium calls it an error
        if said.type == "error" and not said.text.startswith("Failed to load resource"):
            self.mistakes.append(said.text)

    def fetched(self, response: Response) -> None:
        by_person = response.request.resource_type in ("document", "fetch")
        if response.status >= (500 if by_person else 400):
            self.mistakes.append(f"{response.status} {response.url}")


@pytest.fixture
def arrives(chromium: Browser, server: RunningServer) -> Iterator[Arrives]:
    arrival = Arrival(chromium, server)
    yield arrival
    for context in arrival.contexts:
        context.close()
    assert arrival.mistakes == []
