"""The table in the browser. Read `store`, then `table`, then `api` and `pages`, then `app`."""

from .app import Settings, create_app
from .serving import serve

__all__ = ["Settings", "create_app", "serve"]
