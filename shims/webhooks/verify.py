import hashlib
import hmac
import re
import time


def verify(secret: str, header: str, raw_body: bytes, now: float | None = None) -> bool:
    """Whether X-Service-Signature is that of these exact bytes, made within 5 minutes of now (Unix seconds)."""
    parts = dict(part.split("=", 1) for part in header.split(",") if "=" in part)
    stamp = parts.get("t", "")
    if not re.fullmatch("[0-9]{1,12}", stamp) or abs((time.time() if now is None else now) - int(stamp)) > 300:
        return False
    expected = hmac.new(secret.encode(), stamp.encode() + b"." + raw_body, hashlib.sha256).hexdigest()
    return hmac.compare_digest(expected.encode(), parts.get("v1", "").encode("utf-8", "replace"))
