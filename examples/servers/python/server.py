"""A short server for the portal, on FastAPI. README.md says how to start it, and what to add."""

import hashlib
import hmac
import ipaddress
import json
import os
import secrets
import sys
import time
from datetime import datetime, timezone
from pathlib import Path
from typing import List

import jwt
import uvicorn
from fastapi import Body, Depends, FastAPI, File, Form, Request, UploadFile
from fastapi.concurrency import run_in_threadpool
from fastapi.exceptions import RequestValidationError
from fastapi.middleware.cors import CORSMiddleware
from fastapi.middleware.gzip import GZipMiddleware
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

HERE = Path(__file__).resolve().parent
sys.path.append(str(HERE / "../../backend/password"))
from password import decrypt_password  # noqa: E402

ORIGIN, SECRET = os.environ.get("ORIGIN"), os.environ.get("SECRET", "")
PASSPHRASE = os.environ.get("PASSPHRASE", "client-portal-elements")
TRUST_PROXY = os.environ.get("TRUST_PROXY") == "on"
if len(SECRET) < 32:
    sys.exit("Set SECRET to 32 random characters or more: openssl rand -base64 32")
if not ORIGIN:
    sys.exit("Set ORIGIN to the site whose pages may call, such as https://www.example.com")

# In memory, until you ask your database: it begins anew with each start.
data = json.loads((HERE / "../data.json").read_text(encoding="utf-8"))
app = FastAPI(openapi_url=None)
# Lists come compressed. An answer with a token is shorter, and must not: the length could tell of it. Keep this the
# first middleware: those that come later hide from it how long an answer is.
app.add_middleware(GZipMiddleware, minimum_size=1024)
API = "/api/v1"


def own(client, kind):
    """What the client has of a kind, newest first."""
    rows = [row for row in data[kind] if row["clientId"] == client["id"]]
    return sorted(rows, key=lambda row: row["createdAt"], reverse=True)


def find(rows, name, value):
    """One of them. What is not there, and what is another client's, is refused with the same words."""
    for row in rows:
        if row[name] == value:
            return row
    raise HTTPException(404, "There is none, or it is not yours.")


def check_self(client, client_id):
    """The id of a client in a path or query is never believed: it has to be the one of the token."""
    return find([client], "id", client_id)


def profile_of(client):
    return {"_id": client["id"], "id": client["id"], "name": client["name"], "email": client["email"]}


def text_of(text, name, most):
    """A text as it came."""
    if not isinstance(text, str) or not text.strip() or len(text) > most or "\0" in text:
        raise HTTPException(400, f"The {name} needs 1 to {most} characters.")
    return text


def new_ticket_id():
    """A number that people can read out: TKT-7K2M9QXD."""
    return "TKT-" + "".join(secrets.choice("23456789ABCDEFGHJKLMNPQRSTUVWXYZ") for _ in range(8))


def message_of(client, text, files):
    if files:  # there is no place for them yet, so none is taken
        raise HTTPException(400, "Files can not be sent yet. Please write without them.")
    date = datetime.now(timezone.utc).isoformat(timespec="milliseconds").replace("+00:00", "Z")
    sender = {"messageFrom": client["name"], "messageFromUserType": "Client"}
    return {"message": text_of(text, "message", 20_000), "date": date, "attachments": [], **sender}


def is_right(password, kept):
    salt, expected = (bytes.fromhex(part) for part in kept.split(":"))
    found = hashlib.scrypt(password.encode(), salt=salt, n=16384, r=8, p=5, maxmem=2**26, dklen=32)
    return hmac.compare_digest(found, expected)


# An unknown email takes as long as a known one, so that nobody learns which are known.
NOBODY = {"id": None, "scrypt": f"{secrets.token_hex(16)}:{secrets.token_hex(32)}"}
tries, tries_end = {}, 0.0


def count_try(key, most):
    """Counts a try before the password is looked at, so that many at once count, too. After 15 minutes all end."""
    global tries_end
    if time.monotonic() > tries_end:
        tries.clear()
        tries_end = time.monotonic() + 15 * 60
    if tries.get(key, 0) >= most:
        wait = str(int(tries_end - time.monotonic()) + 1)
        raise HTTPException(429, "That was too often. Please wait a while.", {"Retry-After": wait})
    tries[key] = tries.get(key, 0) + 1


def network_of(request):
    """Where a request comes from: what the proxy has added to X-Forwarded-For, or the connection's own address. Whoever
    has an IPv6 address has 2^64 of them, so these count together."""
    told = ",".join(request.headers.getlist("x-forwarded-for")) if TRUST_PROXY else ""
    try:
        address = ipaddress.ip_address(told.rpartition(",")[2].strip() or request.client.host)
    except ValueError:
        raise HTTPException(400, "X-Forwarded-For does not end with an address.")
    address = getattr(address, "ipv4_mapped", None) or address
    return ipaddress.ip_network((address, 64 if address.version == 6 else 32), strict=False)


def issue_token(client_id, begun):
    """Counts for 15 minutes. `renew` gives the next one, for eight hours after the sign-in."""
    now = int(time.time())
    claims = {"sub": client_id, "aud": "client-portal", "iat": now, "exp": now + 15 * 60, "begun": begun}
    return jwt.encode(claims, SECRET, "HS256")


def signed_in(request: Request):
    """Whose token it is. The algorithm is ours, and never the one that a token names."""
    token = request.headers.get("authorization", "").partition(" ")[2]
    rules = {"audience": "client-portal", "options": {"require": ["exp", "sub", "begun"]}}
    try:
        claims = jwt.decode(token, SECRET, ["HS256"], **rules)
    except jwt.InvalidTokenError:
        raise HTTPException(401, "Please log in again.")
    for client in data["clients"]:
        if client["id"] == claims["sub"]:
            return {**client, "begun": claims["begun"]}
    raise HTTPException(401, "Please log in again.")


CLIENT = Depends(signed_in)


@app.get(f"{API}/health")
def health():
    return {"success": True}


@app.post(f"{API}/auth/user/client/login")
async def login(request: Request, email: str = Body(), password: str = Body()):
    email = text_of(email, "email", 254).strip().lower()
    # An email has more tries than an address, so that one address can't use them up.
    keys = [(network_of(request), 10), (email, 100)]
    for key in keys:
        count_try(*key)
    client = next((each for each in data["clients"] if each["email"].lower() == email), NOBODY)
    typed = decrypt_password(password, PASSPHRASE) or ""
    if not await run_in_threadpool(is_right, typed, client["scrypt"]):
        raise HTTPException(401, "Email or password is not right.")
    for key, _ in keys:
        tries[key] = tries.get(key, 1) - 1
    answer = {"user": profile_of(client), "token": issue_token(client["id"], int(time.time()))}
    return {"success": True, "data": answer, "optional": ["renew"]}


@app.post(f"{API}/auth/user/checkTokenValidity")
def check_session(client=CLIENT):
    return {"success": True, "optional": ["renew"]}


@app.post(f"{API}/auth/user/client/renewToken")
def renew(client=CLIENT):
    if time.time() - client["begun"] > 8 * 3600:
        raise HTTPException(401, "Please log in again.")
    return {"success": True, "data": {"token": issue_token(client["id"], client["begun"])}}


@app.get(API + "/clients/clientInformation/{id}")
def profile(id: str, client=CLIENT):
    return {"success": True, "data": profile_of(check_self(client, id))}


@app.get(API + "/services/get-services-for-client/{id}")
def services(id: str, client=CLIENT):
    return {"success": True, "data": own(check_self(client, id), "services")}


@app.get(API + "/services/getServiceDetails/{id}")
def service(id: str, client=CLIENT):
    return {"success": True, "data": find(own(client, "services"), "_id", id)}


@app.get(API + "/services/getServiceUpdates")
@app.get(API + "/services/get-milestones")
@app.get(API + "/files/getFilesForAService")
def nothing_yet(serviceId: str = "", projectId: str = "", client=CLIENT):
    find(own(client, "services"), "_id", serviceId or projectId)
    return {"success": True, "data": []}


@app.get(API + "/payments/getPaymentofClient/{id}")
def payments(id: str, client=CLIENT):
    return {"success": True, "data": own(check_self(client, id), "payments")}


@app.post(API + "/payments/getPaymentofClient/{id}/service")
def service_payments(id: str, serviceName: str = Body(embed=True), client=CLIENT):
    rows = own(check_self(client, id), "payments")
    return {"success": True, "data": [row for row in rows if row["serviceName"] == serviceName]}


@app.get(API + "/notification/getAllNotificationsofUser")
def notifications(client=CLIENT):
    return {"success": True, "data": own(client, "notifications")}


@app.put(API + "/notification/markAsRead/{id}")
def mark_read(id: str, client=CLIENT):
    find(own(client, "notifications"), "_id", id)["read"] = True
    return {"success": True}


@app.get(API + "/support/client/tickets")
def tickets(userId: str, client=CLIENT):
    return {"success": True, "data": own(check_self(client, userId), "tickets")}


@app.get(API + "/support/getTicketDetails")
def ticket(ticketId: str, client=CLIENT):
    return {"success": True, "data": find(own(client, "tickets"), "ticketId", ticketId)}


@app.post(API + "/support/client/createTicket/{id}")
def create_ticket(
    id: str, subject: str = Form(), message: str = Form(), attachment: List[UploadFile] = File([]), client=CLIENT
):
    first = message_of(check_self(client, id), message, attachment)
    ticket = {"clientId": id, "ticketId": new_ticket_id(), "subject": text_of(subject, "subject", 200)}
    data["tickets"].append({**ticket, "status": "Open", "createdAt": first["date"], "messages": [first]})
    return {"success": True, "ticketId": ticket["ticketId"]}


@app.post(API + "/support/client/replyTicket/{id}")
def reply_ticket(id: str, message: str = Form(), attachment: List[UploadFile] = File([]), client=CLIENT):
    found = find(own(client, "tickets"), "ticketId", id)
    found["messages"].append(message_of(client, message, attachment))
    found["status"] = "Open"
    return {"success": True, "data": found}


def refusal(status, message, headers=None):
    return JSONResponse({"success": False, "message": message}, status, headers)


@app.exception_handler(HTTPException)
async def refused(request, error):
    return refusal(error.status_code, error.detail, error.headers)


@app.exception_handler(RequestValidationError)
async def unreadable(request, error):
    return refusal(400, "The request could not be read.")


@app.exception_handler(Exception)  # the log has more
async def failed(request, error):
    return refusal(500, "Something went wrong. Please try again.")


@app.middleware("http")
async def bounded(request, call_next):
    """Who sends a body says its length, so that one that is too large is refused before it is read."""
    if "transfer-encoding" in request.headers:
        return refusal(411, "Please send the length of the body.")
    length = request.headers.get("content-length", "0")
    if not length.isdecimal() or int(length) > 200_000:
        return refusal(413, "That is more than 200 KB.")
    response = await call_next(request)
    response.headers.update({"Cache-Control": "no-store", "X-Content-Type-Options": "nosniff"})
    return response


app.add_middleware(
    CORSMiddleware,
    allow_origins=[ORIGIN],
    allow_headers=["Authorization", "Content-Type", "Idempotency-Key"],
    allow_methods=["GET", "POST", "PUT"],
    expose_headers=["Retry-After"],
)

if __name__ == "__main__":
    place = {"host": os.environ.get("HOST", "127.0.0.1"), "port": int(os.environ.get("PORT", "8082"))}
    # It keeps connections for longer than nginx does. SIGTERM ends it, when what is under way is answered.
    uvicorn.run(app, **place, proxy_headers=False, server_header=False, timeout_keep_alive=75)
