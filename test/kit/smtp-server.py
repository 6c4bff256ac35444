"""A mail server made by others (aiosmtpd) that keeps what it gets as JSON lines; its first line is the port."""
import asyncio
import json
import ssl
import sys
from email import message_from_bytes, policy

from aiosmtpd.smtp import SMTP, AuthResult, LoginPassword


class Keeper:
    async def handle_RCPT(self, server, session, envelope, address, options):
        if address.startswith("gone"):
            return f"550 5.1.1 <{address}> is nobody here"
        if address.startswith("later"):
            return f"450 4.2.1 <{address}> has no room at present"
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server, session, envelope):
        say({"from": envelope.mail_from, "to": envelope.rcpt_tos, "tls": session.ssl is not None, "login": bool(session.authenticated), **read(envelope.content)})
        return "250 kept"


def read(content):
    message = message_from_bytes(content, policy=policy.default)
    parts = {part.get_content_type(): part.get_content().replace("\r\n", "\n") for part in message.walk() if not part.is_multipart()}
    return {"headers": [[name, str(value)] for name, value in message.items()], "parts": parts, "defects": [str(one) for one in message.defects]}


def say(fact):
    print(json.dumps(fact), flush=True)


def authenticate(server, session, envelope, mechanism, data):
    known = isinstance(data, LoginPassword) and data.login == b"portico" and data.password == b"p@ss w\xc3\xb6rd"
    return AuthResult(success=known, handled=False)



def main():
    if len(sys.argv) > 1 and sys.argv[1] == "read":
        for path in sys.argv[2:]:
            with open(path, "rb") as file:
                say(read(file.read()))
        return
    kwargs = {}
    if len(sys.argv) > 2:
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(sys.argv[1], sys.argv[2])
        kwargs = {"tls_context": context, "require_starttls": True, "auth_required": True, "authenticator": authenticate}
    loop = asyncio.new_event_loop()
    handler = Keeper()
    server = loop.run_until_complete(loop.create_server(lambda: SMTP(handler, loop=loop, **kwargs), "127.0.0.1", 0))
    say({"port": server.sockets[0].getsockname()[1]})
    loop.run_forever()


main()
