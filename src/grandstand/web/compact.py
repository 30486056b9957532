"""JSON without a byte too many: it is written for every seat at every answer, so quickly."""

import json
from collections.abc import Callable

_encoder = json.JSONEncoder(separators=(",", ":"), ensure_ascii=False)


def _plainly(data: object) -> bytes:
    return _encoder.encode(data).encode()


def _quickest() -> Callable[[object], bytes]:
    try:
        import orjson
    except ImportError:  # there are machines for which nobody has built it
        return _plainly
    return orjson.dumps


compact = _quickest()
