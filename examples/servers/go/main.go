// A short server for the portal, on Go's standard library alone. README.md says how to start it, and what to add.
package main

import (
	"bytes"
	"compress/gzip"
	"context"
	"crypto/hmac"
	"crypto/rand"
	"crypto/sha256"
	"crypto/subtle"
	"encoding/base64"
	"encoding/binary"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"log"
	"mime"
	"net"
	"net/http"
	"net/netip"
	"net/url"
	"os"
	"os/signal"
	"path"
	"sort"
	"strconv"
	"strings"
	"sync"
	"syscall"
	"time"
	"unicode/utf8"

	"example.com/password"
)

const (
	base            = "/api/v1"
	maxBody         = 200_000
	tokenLifetime   = 15 * time.Minute
	sessionLifetime = 8 * time.Hour
)

// server has what the calls share.
type server struct {
	origin, secret, passphrase string
	isBehindProxy              bool
	clients                    []*client

	mu       sync.Mutex // guards what follows
	data     map[string][]row
	tries    map[string]int
	triesEnd time.Time
}

type client struct{ ID, Name, Email, PBKDF2 string }

// row is a project, a payment, a notification or a ticket, as it is kept and sent.
type row map[string]any

// --- Whose it is

// refusal is what a call is refused with. The message is for people.
type refusal struct {
	status     int
	message    string
	retryAfter time.Duration
}

func (r *refusal) Error() string { return r.message }

func refuse(status int, message string) error { return &refusal{status: status, message: message} }

var (
	errSignIn = refuse(http.StatusUnauthorized, "Please log in again.")
	errNone   = refuse(http.StatusNotFound, "There is none, or it is not yours.")
)

// own gives what the client has of a kind, newest first.
func (s *server) own(c *client, kind string) []row {
	rows := []row{}
	for _, each := range s.data[kind] {
		if each["clientId"] == c.ID {
			rows = append(rows, each)
		}
	}
	sort.SliceStable(rows, func(i, j int) bool {
		return rows[i]["createdAt"].(string) > rows[j]["createdAt"].(string)
	})
	return rows
}

// find gives one of them. What is not there, and what is another client's, is refused with the same words.
func (s *server) find(c *client, kind, name, value string) (row, error) {
	for _, each := range s.own(c, kind) {
		if each[name] == value {
			return each, nil
		}
	}
	return nil, errNone
}

// --- What comes in

// caller is who calls, signed in, and with what.
type caller struct {
	*client
	begun int64  // when the session has begun
	id    string // the place in the path
	query url.Values
	r     *http.Request
}

func (s *server) findClient(isIt func(*client) bool) *client {
	for _, each := range s.clients {
		if isIt(each) {
			return each
		}
	}
	return nil
}

// self refuses the id of any other client. One in a path or query is never believed: it has to be the token's.
func (c *caller) self(id string) error {
	if id != c.ID {
		return errNone
	}
	return nil
}

func textOf(text, name string, most int) (string, error) {
	if strings.TrimSpace(text) == "" || !utf8.ValidString(text) || utf8.RuneCountInString(text) > most ||
		strings.Contains(text, "\x00") {
		return "", refuse(http.StatusBadRequest, fmt.Sprintf("The %s needs 1 to %d characters.", name, most))
	}
	return text, nil
}

func readJSON(r *http.Request, body any) error {
	if kind, _, _ := mime.ParseMediaType(r.Header.Get("Content-Type")); kind != "application/json" {
		return refuse(http.StatusUnsupportedMediaType, "Please send the request as JSON.")
	}
	if err := json.NewDecoder(http.MaxBytesReader(nil, r.Body, 10_000)).Decode(body); err != nil {
		return refuse(http.StatusBadRequest, "The request could not be read.")
	}
	return nil
}

func (c *caller) readMessage() (row, error) {
	if err := c.r.ParseMultipartForm(maxBody); err != nil {
		return nil, refuse(http.StatusBadRequest, "Please send a form that can be read.")
	}
	if len(c.r.MultipartForm.File) > 0 { // there is no place for them yet, so none is taken
		return nil, refuse(http.StatusBadRequest, "Files can not be sent yet. Please write without them.")
	}
	text, err := textOf(c.r.PostFormValue("message"), "message", 20_000)
	date := time.Now().UTC().Format("2006-01-02T15:04:05.000Z")
	return row{
		"message": text, "messageFrom": c.Name, "messageFromUserType": "Client", "date": date, "attachments": []string{},
	}, err
}

// --- Who asks

// iterations make a password slow to guess. The standard library has neither bcrypt nor argon2: golang.org/x/crypto does.
const iterations = 600_000

// pbkdf2 is PBKDF2 with HMAC-SHA-256, for the 32 bytes of one block.
func pbkdf2(password string, salt []byte) []byte {
	mac := hmac.New(sha256.New, []byte(password))
	mac.Write(binary.BigEndian.AppendUint32(salt, 1))
	block := mac.Sum(nil)
	derived := append([]byte{}, block...)
	for i := 1; i < iterations; i++ {
		mac.Reset()
		mac.Write(block)
		block = mac.Sum(block[:0])
		for j := range derived {
			derived[j] ^= block[j]
		}
	}
	return derived
}

func isRight(password, kept string) bool {
	salt, hash, _ := strings.Cut(kept, ":")
	saltBytes, _ := hex.DecodeString(salt)
	expected, _ := hex.DecodeString(hash)
	return subtle.ConstantTimeCompare(pbkdf2(password, saltBytes), expected) == 1
}

// nobody makes an unknown email take as long as a known one, so that nobody learns which are known.
var nobody = &client{PBKDF2: hex.EncodeToString(randomBytes(16)) + ":" + hex.EncodeToString(randomBytes(32))}

func randomBytes(count int) []byte {
	bytes := make([]byte, count)
	if _, err := rand.Read(bytes); err != nil {
		panic(err) // the machine has no random numbers
	}
	return bytes
}

// ticketID gives a number that people can read out: TKT-7K2M9QXD.
func ticketID() string {
	const readable = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
	id := randomBytes(8)
	for i, each := range id {
		id[i] = readable[int(each)%len(readable)]
	}
	return "TKT-" + string(id)
}

type claims struct {
	Sub   string `json:"sub"`
	Aud   string `json:"aud"`
	Iat   int64  `json:"iat"`
	Exp   int64  `json:"exp"`
	Begun int64  `json:"begun"`
}

var base64url = base64.RawURLEncoding

func (s *server) sign(text string) string {
	mac := hmac.New(sha256.New, []byte(s.secret))
	mac.Write([]byte(text))
	return base64url.EncodeToString(mac.Sum(nil))
}

// issueToken gives a JWT that counts for 15 minutes. renew gives the next one, for eight hours after the sign-in.
func (s *server) issueToken(id string, begun int64) string {
	now := time.Now()
	body, _ := json.Marshal(claims{id, "client-portal", now.Unix(), now.Add(tokenLifetime).Unix(), begun})
	text := base64url.EncodeToString([]byte(`{"alg":"HS256","typ":"JWT"}`)) + "." + base64url.EncodeToString(body)
	return text + "." + s.sign(text)
}

// whoAsks reads the token. The algorithm is ours: the one that a token names is not even read.
func (s *server) whoAsks(r *http.Request) (*caller, error) {
	scheme, token, _ := strings.Cut(r.Header.Get("Authorization"), " ")
	parts := strings.Split(token, ".")
	if !strings.EqualFold(scheme, "Bearer") || len(parts) != 3 {
		return nil, errSignIn
	}
	expected := s.sign(parts[0] + "." + parts[1])
	if subtle.ConstantTimeCompare([]byte(expected), []byte(parts[2])) != 1 {
		return nil, errSignIn
	}
	var told claims
	body, err := base64url.DecodeString(parts[1])
	if err != nil || json.Unmarshal(body, &told) != nil || told.Aud != "client-portal" || told.Exp <= time.Now().Unix() {
		return nil, errSignIn
	}
	found := s.findClient(func(c *client) bool { return c.ID == told.Sub })
	if found == nil {
		return nil, errSignIn
	}
	return &caller{client: found, begun: told.Begun, query: r.URL.Query(), r: r}, nil
}

// countTry counts a try before the password is looked at, so that many at once count, too. After 15 minutes all end.
func (s *server) countTry(key string, most int) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	now := time.Now()
	if now.After(s.triesEnd) {
		s.tries, s.triesEnd = map[string]int{}, now.Add(15*time.Minute)
	}
	if s.tries[key] >= most {
		wait := s.triesEnd.Sub(now)
		return &refusal{http.StatusTooManyRequests, "That was too often. Please wait a while.", wait}
	}
	s.tries[key]++
	return nil
}

func (s *server) forgive(keys ...string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, key := range keys {
		if s.tries[key] > 0 {
			s.tries[key]--
		}
	}
}

// networkOf tells where a request comes from: what the proxy has added to X-Forwarded-For, or the connection's own
// address. Whoever has an IPv6 address has 2^64 of them, so these count together.
func (s *server) networkOf(r *http.Request) (string, error) {
	told, _, _ := net.SplitHostPort(r.RemoteAddr)
	if s.isBehindProxy {
		all := strings.Split(strings.Join(r.Header.Values("X-Forwarded-For"), ","), ",")
		if last := strings.TrimSpace(all[len(all)-1]); last != "" {
			told = last
		}
	}
	address, err := netip.ParseAddr(told)
	if err != nil {
		return "", refuse(http.StatusBadRequest, "X-Forwarded-For does not end with an address.")
	}
	if address = address.Unmap(); address.Is4() {
		return address.String(), nil
	}
	network, err := address.WithZone("").Prefix(64)
	return network.String(), err
}

// --- The calls

func profile(c *client) row { return row{"_id": c.ID, "id": c.ID, "name": c.Name, "email": c.Email} }

var optional = []string{"renew"}

func (s *server) login(r *http.Request) (row, error) {
	var body struct{ Email, Password string }
	if err := readJSON(r, &body); err != nil {
		return nil, err
	}
	email, err := textOf(body.Email, "email", 254)
	if err != nil {
		return nil, err
	}
	email = strings.ToLower(strings.TrimSpace(email))
	network, err := s.networkOf(r)
	if err != nil {
		return nil, err
	}
	// An email has more tries than an address, so that one address can't use them up. It is counted as it is looked for:
	// strings.EqualFold would find it by other letters, too, each with tries of its own.
	addressKey, emailKey := "address "+network, "email "+email
	if err := s.countTry(addressKey, 10); err != nil {
		return nil, err
	}
	if err := s.countTry(emailKey, 100); err != nil {
		return nil, err
	}
	found := s.findClient(func(c *client) bool { return strings.ToLower(c.Email) == email })
	if found == nil {
		found = nobody
	}
	typed, _ := password.Decrypt(body.Password, s.passphrase)
	if !isRight(typed, found.PBKDF2) {
		return nil, refuse(http.StatusUnauthorized, "Email or password is not right.")
	}
	s.forgive(addressKey, emailKey)
	token := s.issueToken(found.ID, time.Now().Unix())
	return row{"data": row{"user": profile(found), "token": token}, "optional": optional}, nil
}

func (s *server) checkSession(*caller) (row, error) { return row{"optional": optional}, nil }

func (s *server) renew(c *caller) (row, error) {
	if time.Since(time.Unix(c.begun, 0)) > sessionLifetime {
		return nil, errSignIn
	}
	return row{"data": row{"token": s.issueToken(c.ID, c.begun)}}, nil
}

func (s *server) profile(c *caller) (row, error) { return row{"data": profile(c.client)}, c.self(c.id) }

func (s *server) services(c *caller) (row, error) {
	return row{"data": s.own(c.client, "services")}, c.self(c.id)
}

func (s *server) service(c *caller) (row, error) {
	found, err := s.find(c.client, "services", "_id", c.id)
	return row{"data": found}, err
}

// nothingYet answers for the kinds that no project has any of.
func (s *server) nothingYet(c *caller) (row, error) {
	_, err := s.find(c.client, "services", "_id", c.query.Get("serviceId")+c.query.Get("projectId"))
	return row{"data": []row{}}, err
}

func (s *server) payments(c *caller) (row, error) {
	return row{"data": s.own(c.client, "payments")}, c.self(c.id)
}

func (s *server) servicePayments(c *caller) (row, error) {
	var body struct{ ServiceName string }
	if err := readJSON(c.r, &body); err != nil {
		return nil, err
	}
	rows := []row{}
	for _, each := range s.own(c.client, "payments") {
		if each["serviceName"] == body.ServiceName {
			rows = append(rows, each)
		}
	}
	return row{"data": rows}, c.self(c.id)
}

func (s *server) notifications(c *caller) (row, error) {
	return row{"data": s.own(c.client, "notifications")}, nil
}

func (s *server) markRead(c *caller) (row, error) {
	found, err := s.find(c.client, "notifications", "_id", c.id)
	if err == nil {
		found["read"] = true
	}
	return row{}, err
}

func (s *server) tickets(c *caller) (row, error) {
	return row{"data": s.own(c.client, "tickets")}, c.self(c.query.Get("userId"))
}

func (s *server) ticket(c *caller) (row, error) {
	found, err := s.find(c.client, "tickets", "ticketId", c.query.Get("ticketId"))
	return row{"data": found}, err
}

func (s *server) createTicket(c *caller) (row, error) {
	if err := c.self(c.id); err != nil {
		return nil, err
	}
	first, err := c.readMessage()
	if err != nil {
		return nil, err
	}
	subject, err := textOf(c.r.PostFormValue("subject"), "subject", 200)
	if err != nil {
		return nil, err
	}
	raised := row{"clientId": c.ID, "ticketId": ticketID(), "subject": subject, "status": "Open"}
	raised["createdAt"], raised["messages"] = first["date"], []any{first}
	s.data["tickets"] = append(s.data["tickets"], raised)
	return row{"ticketId": raised["ticketId"]}, nil
}

func (s *server) replyTicket(c *caller) (row, error) {
	found, err := s.find(c.client, "tickets", "ticketId", c.id)
	if err != nil {
		return nil, err
	}
	reply, err := c.readMessage()
	if err != nil {
		return nil, err
	}
	found["messages"], found["status"] = append(found["messages"].([]any), reply), "Open"
	return row{"data": found}, nil
}

// calls are those of clients who are signed in.
var calls = map[string]func(*server, *caller) (row, error){
	"POST /auth/user/checkTokenValidity":          (*server).checkSession,
	"POST /auth/user/client/renewToken":           (*server).renew,
	"GET /clients/clientInformation/*":            (*server).profile,
	"GET /services/get-services-for-client/*":     (*server).services,
	"GET /services/getServiceDetails/*":           (*server).service,
	"GET /services/getServiceUpdates":             (*server).nothingYet,
	"GET /services/get-milestones":                (*server).nothingYet,
	"GET /files/getFilesForAService":              (*server).nothingYet,
	"GET /payments/getPaymentofClient/*":          (*server).payments,
	"POST /payments/getPaymentofClient/*/service": (*server).servicePayments,
	"GET /notification/getAllNotificationsofUser": (*server).notifications,
	"PUT /notification/markAsRead/*":              (*server).markRead,
	"GET /support/client/tickets":                 (*server).tickets,
	"GET /support/getTicketDetails":               (*server).ticket,
	"POST /support/client/createTicket/*":         (*server).createTicket,
	"POST /support/client/replyTicket/*":          (*server).replyTicket,
}

// call finds the call of a request, and gives its answer as JSON.
func (s *server) call(r *http.Request) ([]byte, error) {
	// Who sends a body says its length, so that one that is too large is refused before it is read.
	if len(r.TransferEncoding) > 0 {
		return nil, refuse(http.StatusLengthRequired, "Please send the length of the body.")
	}
	if r.ContentLength > maxBody {
		return nil, refuse(http.StatusRequestEntityTooLarge, "That is more than 200 KB.")
	}
	name := r.Method + " " + r.URL.EscapedPath()
	switch name {
	case "GET " + base + "/health":
		return toJSON(row{})
	case "POST " + base + "/auth/user/client/login":
		given, err := s.login(r)
		if err != nil {
			return nil, err
		}
		return toJSON(given)
	}
	for pattern, call := range calls {
		pattern = strings.Replace(pattern, " ", " "+base, 1)
		if fits, _ := path.Match(pattern, name); fits {
			return s.callSignedIn(r, call, place(pattern, name))
		}
	}
	return nil, refuse(http.StatusNotFound, "This portal has no such thing yet.")
}

// place gives what stands in a path where the pattern has "*".
func place(pattern, name string) string {
	for i, part := range strings.Split(pattern, "/") {
		if part == "*" {
			id, _ := url.PathUnescape(strings.Split(name, "/")[i])
			return id
		}
	}
	return ""
}

func (s *server) callSignedIn(r *http.Request, call func(*server, *caller) (row, error), id string) ([]byte, error) {
	c, err := s.whoAsks(r)
	if err != nil {
		return nil, err
	}
	c.id = id
	body, err := io.ReadAll(r.Body) // before the lock: who sends slowly keeps nobody else waiting
	if err != nil {
		return nil, refuse(http.StatusBadRequest, "The request could not be read.")
	}
	r.Body = io.NopCloser(bytes.NewReader(body))
	s.mu.Lock()
	defer s.mu.Unlock()
	given, err := call(s, c)
	if err != nil {
		return nil, err
	}
	return toJSON(given)
}

func toJSON(given row) ([]byte, error) {
	given["success"] = true
	return json.Marshal(given)
}

// ServeHTTP answers, and gives every refusal a message for people. What went wrong in here is for the log alone.
func (s *server) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	header := w.Header()
	header.Set("Access-Control-Allow-Origin", s.origin)
	header.Set("Access-Control-Allow-Headers", "Authorization, Content-Type, Idempotency-Key")
	header.Set("Access-Control-Allow-Methods", "GET, POST, PUT")
	header.Set("Access-Control-Expose-Headers", "Retry-After")
	header.Set("Cache-Control", "no-store")
	header.Set("Content-Type", "application/json")
	header.Set("X-Content-Type-Options", "nosniff")
	if r.Method == http.MethodOptions {
		w.WriteHeader(http.StatusNoContent)
		return
	}
	body, err := s.call(r)
	if err == nil {
		send(w, r, body)
		return
	}
	refused := &refusal{status: http.StatusInternalServerError, message: "Something went wrong. Please try again."}
	if !errors.As(err, &refused) {
		log.Print(err)
	}
	if refused.retryAfter > 0 {
		header.Set("Retry-After", strconv.Itoa(int(refused.retryAfter.Seconds())+1))
	}
	w.WriteHeader(refused.status)
	json.NewEncoder(w).Encode(map[string]any{"success": false, "message": refused.message})
}

// send compresses what is read and long. A token comes by POST, and must not: the length could tell of it.
func send(w http.ResponseWriter, r *http.Request, body []byte) {
	if r.Method != http.MethodGet || len(body) < 1024 || !strings.Contains(r.Header.Get("Accept-Encoding"), "gzip") {
		w.Write(body)
		return
	}
	w.Header().Set("Content-Encoding", "gzip")
	w.Header().Set("Vary", "Accept-Encoding")
	packed := gzip.NewWriter(w)
	packed.Write(body)
	packed.Close()
}

// --- Start and end

func setting(name, otherwise string) string {
	if value := os.Getenv(name); value != "" {
		return value
	}
	return otherwise
}

// load reads the data into memory, until you ask your database: it begins anew with each start.
func (s *server) load(path string) error {
	file, err := os.ReadFile(path)
	if err != nil {
		return err
	}
	var clients struct{ Clients []*client }
	if err := json.Unmarshal(file, &clients); err != nil {
		return err
	}
	s.clients = clients.Clients
	return json.Unmarshal(file, &s.data)
}

func main() {
	s := &server{
		origin:        os.Getenv("ORIGIN"),
		secret:        os.Getenv("SECRET"),
		passphrase:    setting("PASSPHRASE", "client-portal-elements"),
		isBehindProxy: os.Getenv("TRUST_PROXY") == "on",
	}
	if len(s.secret) < 32 {
		log.Fatal("Set SECRET to 32 random characters or more: openssl rand -base64 32")
	}
	if s.origin == "" {
		log.Fatal("Set ORIGIN to the site whose pages may call, such as https://www.example.com")
	}
	if err := s.load(setting("DATA", "../data.json")); err != nil {
		log.Fatal(err)
	}

	ended, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	web := &http.Server{
		Addr:              net.JoinHostPort(setting("HOST", "127.0.0.1"), setting("PORT", "8085")),
		Handler:           s,
		ReadHeaderTimeout: 10 * time.Second,
		ReadTimeout:       30 * time.Second,
		WriteTimeout:      30 * time.Second,
		IdleTimeout:       75 * time.Second, // longer than nginx keeps a connection
	}
	go func() {
		log.Printf("http://%s%s", web.Addr, base)
		if err := web.ListenAndServe(); !errors.Is(err, http.ErrServerClosed) {
			log.Fatal(err)
		}
	}()
	<-ended.Done()
	// What is under way is answered first.
	patience, cancel := context.WithTimeout(context.Background(), 10*time.Second)
	defer cancel()
	if err := web.Shutdown(patience); err != nil {
		log.Print(err)
	}
}
