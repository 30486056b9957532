"""The card gallery: what is in a game's box, to look through. Nothing of a table is known here."""

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from . import pages
from .problems import Unknown
from .tables import load_game


async def gallery_page(request: Request) -> Response:
    game = load_game(request.path_params["game"])
    shelves = pages.shelves_of(game)
    if not shelves:
        raise Unknown(
            f"{game.title} has no cards to look through; its rules are at /rules/{game.name}"
        )
    count = sum(len(shelf.cards) for shelf in shelves)
    return pages.page(request, "cards.html", game=game, shelves=shelves, count=count, drawn=Markup)


def routes() -> list[Route]:
    return [Route("/cards/{game}", gallery_page, methods=["GET"])]
