# frozen_string_literal: true

# A short server for the portal, on Rack and Puma. README.md says how to start it, and what to add.

require 'erb'
require 'ipaddr'
require 'json'
require 'openssl'
require 'rack'
require 'securerandom'
require 'time'
require_relative '../../backend/password/password'

ORIGIN, SECRET = ENV.values_at('ORIGIN', 'SECRET')
PASSPHRASE = ENV.fetch('PASSPHRASE', 'client-portal-elements')
PORTAL = ENV.fetch('PORTAL', ORIGIN) # the page of the portal: mailed links lead there
abort('Set SECRET to 32 random characters or more: openssl rand -base64 32') if SECRET.to_s.length < 32
abort('Set ORIGIN to the site whose pages may call, such as https://www.example.com') if ORIGIN.to_s.empty?

QUARTER = 15 * 60
MAX_FILES = 10
MAX_FORM = 25_000_000
MAX_KEPT = 200_000_000 # all files together, since they are kept in memory

# In memory, until you ask your database: it begins anew with each start.
DATA = JSON.parse(File.read(File.join(__dir__, '../data.json'))).merge('files' => [])
BYTES = {} # of the files, by their ids
LOCK = Mutex.new

# What a call is refused with. The message is for people.
Refusal = Class.new(StandardError) { attr_accessor :answer }

def refuse(status, message, headers = {})
  raise(Refusal.new(message).tap { |refusal| refusal.answer = [status, headers, { success: false, message: }] })
end

# --- Whose it is

# What the client has of a kind, newest first.
def own(client, kind)
  DATA[kind].select { |row| row['clientId'] == client['id'] }.sort_by { |row| row['createdAt'] }.reverse
end

# One of them. What is not there, and what is another client's, is refused with the same words.
def find(rows, name, value)
  rows.find { |row| row[name] == value } || refuse(404, 'There is none, or it is not yours.')
end

# The id of a client in a path or query is never believed: it has to be the one of the token.
def self_of(client, id) = find([client], 'id', id)

# --- What comes in

# Of several parts with one name, Rack keeps the last. This keeps all that are named "attachment".
module EveryAttachment
  def normalize_params(params, name, *rest) = super(params, name == 'attachment' ? 'attachment[]' : name, *rest)
end
FORMS = Rack::Utils.default_query_parser.clone.extend(EveryAttachment)

def form(request)
  return {} unless request.media_type == 'multipart/form-data'

  Rack::Multipart.extract_multipart(request, FORMS) || {}
rescue StandardError # Rack has many errors for it
  refuse(400, 'Please send a form that can be read.')
end

def query(request)
  request.GET
rescue StandardError # as many as for forms
  refuse(400, 'The request could not be read.')
end

def json(request)
  refuse(415, 'Please send the request as JSON.') unless request.media_type == 'application/json'
  refuse(413, 'That is too long.') if request.content_length.to_i > 10_000
  values = JSON.parse(request.body.read.force_encoding('UTF-8'), max_nesting: 8)
  values.is_a?(Hash) ? values : refuse(400, 'The request could not be read.')
rescue JSON::ParserError, EncodingError
  refuse(400, 'The request could not be read.')
end

# A text as it came.
def text_of(values, name, most, least = 1)
  text = values[name].is_a?(String) ? values[name].dup.force_encoding('UTF-8') : +''
  is_text = text.valid_encoding? && !text.include?("\0") && text.strip.length >= least && text.length <= most
  is_text ? text : refuse(400, "The #{name} needs #{least} to #{most} characters.")
end

def parts_of(values, name) = [values[name]].flatten.select { |part| part.is_a?(Hash) && part[:tempfile] }

# Keeps files of a form, and gives their ids.
def keep(parts)
  refuse(413, "Please send at most #{MAX_FILES} files.") if parts.size > MAX_FILES
  kept = BYTES.sum { |_, file| file[:bytes].bytesize } + parts.sum { |part| part[:tempfile].size }
  refuse(413, 'There is no room for more files. Please write without them.') if kept > MAX_KEPT
  parts.map do |part|
    SecureRandom.uuid.tap { |id| BYTES[id] = { name: file_name(part[:filename]), bytes: part[:tempfile].read } }
  end
end

# What can't be seen, and what turns letters around: "fdp.exe" would look like "exe.pdf".
HIDDEN = /[[:cntrl:]\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/

# A name without folders, of at most 120 characters.
def file_name(name)
  name = name.to_s.dup.force_encoding('UTF-8').scrub('_').split(%r{[/\\\0]}).last.to_s
  name = name.gsub(HIDDEN, '').chars.last(120).join
  name.delete('. ').empty? ? 'file' : name
end

# --- Who asks

def scrypt(password, salt) = OpenSSL::KDF.scrypt(password, salt:, N: 16_384, r: 8, p: 5, length: 32)

def right?(password, kept)
  salt, hash = kept.split(':').map { |part| [part].pack('H*') }
  OpenSSL.fixed_length_secure_compare(scrypt(password, salt), hash)
end

# An unknown email takes as long as a known one, so that nobody learns which are known.
NOBODY = "#{SecureRandom.hex(16)}:#{SecureRandom.hex(32)}"
TRIES = Hash.new(0)

# Counts a try before the password is looked at, so that many at once count, too. After 15 minutes all end.
def count_try(key, most)
  LOCK.synchronize do
    now = Time.now.to_i
    TRIES.clear[:end] = now + QUARTER if TRIES[:end] < now
    wait = { 'retry-after' => (TRIES[:end] - now + 1).to_s }
    refuse(429, 'That was too often. Please wait a while.', wait) if TRIES[key] >= most
    TRIES[key] += 1
  end
end

# Where a request comes from: what the proxy has added to X-Forwarded-For, or the connection's own address. Whoever has
# an IPv6 address has 2^64 of them, so these count together.
def network_of(request)
  told = ENV['TRUST_PROXY'] == 'on' ? request.get_header('HTTP_X_FORWARDED_FOR').to_s.split(',').last.to_s.strip : ''
  told = request.get_header('REMOTE_ADDR') if told.empty?
  raise IPAddr::InvalidAddressError unless told.match?(/\A[\h.:]+(%\w+)?\z/) # it would take a network, too

  address = IPAddr.new(told).native
  address.mask(address.ipv6? ? 64 : 32)
rescue IPAddr::Error
  refuse(400, 'X-Forwarded-For does not end with an address.')
end

def url64(bytes) = [bytes].pack('m0').tr('+/', '-_').delete('=')
def sign(text, secret) = url64(OpenSSL::HMAC.digest('sha256', secret, text))

# A JWT. Whom it is for (`aud`) keeps the token of a session, of a mailed link and of a file apart.
def seal(claims, secret = SECRET)
  text = [{ alg: 'HS256', typ: 'JWT' }, claims].map { |part| url64(JSON.generate(part)) }.join('.')
  "#{text}.#{sign(text, secret)}"
end

# What a token says, or nil. The algorithm is ours, and never the one that a token names.
def unseal(token, audience, secret = SECRET)
  text, _, signature = token.to_s.rpartition('.')
  return unless Rack::Utils.secure_compare(sign(text, secret), signature)

  claims = JSON.parse(text.split('.').last.tr('-_', '+/').unpack1('m'))
  claims if claims['aud'] == audience && claims['exp'] > Time.now.to_i
end

# Counts for 15 minutes. `renew` gives the next one, for eight hours after the sign-in.
def issue_token(client, begun)
  now = Time.now.to_i
  seal({ sub: client['id'], aud: 'client-portal', iat: now, exp: now + QUARTER, begun: })
end

def signed_in(request)
  claims = unseal(request.get_header('HTTP_AUTHORIZATION').to_s[/\ABearer (\S+)\z/i, 1], 'client-portal')
  client = claims && DATA['clients'].find { |each| each['id'] == claims['sub'] }
  # A new password ends the sessions of before.
  refuse(401, 'Please log in again.') unless client && claims['begun'] >= client.fetch('since', 0)
  [client, claims['begun']]
end

# Emails are compared without case.
def email_of(values) = text_of(values, 'email', 254).strip.downcase
def client_with(email) = DATA['clients'].find { |each| each['email'].downcase == email }

def login(values, network)
  email = email_of(values)
  # An email has more tries than an address, so that one address can't use them up.
  keys = { network => 10, "email #{email}" => 100 }
  keys.each { |key, most| count_try(key, most) }
  client = client_with(email)
  password = decrypt_password(values['password'], PASSPHRASE)
  is_right = right?(password.to_s, client ? client['scrypt'] : NOBODY)
  refuse(401, 'Email or password is not right.') unless client && is_right
  LOCK.synchronize { keys.each_key { |key| TRIES[key] -= 1 if TRIES[key].positive? } }
  { data: { user: profile(client), token: issue_token(client, Time.now.to_f) }, optional: ['renew'] }
end

# The answer is the same for an email that nobody has.
def forgot(values, network)
  email = email_of(values)
  count_try(network, 10)
  # One address has fewer of an email's mails, so that it can't use them up.
  count_try("mail to #{email} from #{network}", 5)
  count_try("mail to #{email}", 20)
  client = client_with(email)
  mail(email, "#{PORTAL}/reset-password#/#{client['id']}/#{reset_token(client)}") if client
  { message: 'If we know this email, a link is on its way.' }
end

# Put your mails here, into a queue: the answer has to take as long for an email that nobody has.
def mail(email, link) = puts("To #{email}: set a new password at #{link}")

# The password that it replaces is a part of what signs a link, so a link counts once.
def reset_token(client)
  seal({ sub: client['id'], aud: 'reset', exp: Time.now.to_i + QUARTER }, SECRET + client['scrypt'])
end

def set_password(values, id, token)
  client = DATA['clients'].find { |each| each['id'] == id }
  claims = client && unseal(token, 'reset', SECRET + client['scrypt'])
  refuse(400, 'This link has expired. Please ask for a new one.') unless claims
  password = decrypt_password(values['password'], PASSPHRASE).to_s
  refuse(400, 'Please take 12 to 200 characters.') unless password.length.between?(12, 200)
  salt = SecureRandom.bytes(16)
  client['scrypt'] = [salt, scrypt(password, salt)].map { |part| part.unpack1('H*') }.join(':')
  client['since'] = Time.now.to_f
  { message: 'Your new password is set.' }
end

# --- What goes out

def profile(client) = { _id: client['id'], **client.slice('id', 'name', 'email') }

# Whoever has the link may read the file, for one to two hours. It stays the same for an hour: else pictures would
# flicker.
def link(id)
  token = seal({ sub: id, aud: 'file', exp: ((Time.now.to_i / 3600) + 2) * 3600 })
  "/api/v1/uploads/#{token}/#{ERB::Util.url_encode(BYTES[id][:name])}"
end

# Only pictures open in the browser, and nothing in a file runs there.
def download(token)
  claims = unseal(token, 'file') || refuse(403, 'This link has expired. Please load the page again.')
  file = BYTES[claims['sub']] || refuse(404, 'This file is gone.')
  type = Rack::Mime.mime_type(File.extname(file[:name]).downcase)
  place = %w[image/png image/jpeg image/gif image/webp].include?(type) ? 'inline' : 'attachment'
  [200, { 'content-type' => type, 'content-security-policy' => "default-src 'none'; sandbox",
          'content-disposition' => "#{place}; filename*=UTF-8''#{ERB::Util.url_encode(file[:name])}",
          'cross-origin-resource-policy' => 'cross-origin' },
   [file[:bytes]]]
end

def ticket(row)
  with_links = ->(said) { said.merge('attachments' => said['attachments'].map { |id| link(id) }) }
  row.merge('messages' => row['messages'].map(&with_links))
end

# What the client says about a file is for the staff.
def file(row)
  kept = BYTES[row['id']]
  row.except('remarks').merge('name' => kept[:name], 'path' => link(row['id']), 'size' => kept[:bytes].bytesize)
end

# --- What clients write

def message(client, values)
  parts = parts_of(values, 'attachment')
  { 'message' => text_of(values, 'message', 20_000, parts.any? ? 0 : 1), 'messageFrom' => client['name'],
    'messageFromUserType' => 'Client', 'date' => Time.now.utc.iso8601(3), 'attachments' => keep(parts) }
end

READABLE = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

# A number that people can read out: TKT-7K2M9QXD.
def new_ticket_id = "TKT-#{Array.new(8) { READABLE[SecureRandom.random_number(32)] }.join}"

def create_ticket(client, values)
  subject, first = text_of(values, 'subject', 200), message(client, values)
  row = { 'clientId' => client['id'], 'ticketId' => new_ticket_id, 'subject' => subject }
  DATA['tickets'] << { **row, 'status' => 'Open', 'createdAt' => first['date'], 'messages' => [first] }
  { ticketId: row['ticketId'] }
end

def reply(client, row, values)
  row['messages'] << message(client, values)
  row['status'] = 'Open'
  { data: ticket(row) }
end

def add_file(client, project, values)
  name, remarks = text_of(values, 'fileName', 120), text_of(values, 'remarks', 1000, 0)
  id = keep(parts_of(values, 'file')).first || refuse(400, 'Please choose a file.')
  ending = File.extname(BYTES[id][:name]) # the client's own name for the file may have none
  BYTES[id][:name] = file_name(name.downcase.end_with?(ending.downcase) ? name : name + ending)
  by = { 'userType' => 'Client', 'id' => client['id'], 'name' => client['name'] }
  DATA['files'] << { 'clientId' => client['id'], 'serviceId' => project['_id'], 'id' => id, 'remarks' => remarks,
                     'createdAt' => Time.now.utc.iso8601(3), 'uploadedBy' => by }
  { message: 'The file has arrived.' }
end

# --- The calls

def answer_anybody(request, path)
  case [request.request_method, *path]
  in ['GET', 'health'] then {}
  in ['POST', 'auth', 'user', 'client', 'login'] then login(json(request), network_of(request))
  in ['POST', 'auth', 'user', 'client', 'sendPasswordResetEmail'] then forgot(json(request), network_of(request))
  in ['POST', 'auth', 'user', 'client', 'updatePassword', id, token]
    values = json(request)
    LOCK.synchronize { set_password(values, id, token) }
  in ['GET', 'uploads', token, _] then download(token)
  else nil
  end
end

def answer(request, path, client, begun)
  query = query(request)
  project = ->(id) { find(own(client, 'services'), '_id', id) }
  case [request.request_method, *path]
  in ['POST', 'auth', 'user', 'checkTokenValidity'] then { optional: ['renew'] }
  in ['POST', 'auth', 'user', 'client', 'renewToken']
    refuse(401, 'Please log in again.') if Time.now.to_f - begun > 8 * 3600
    { data: { token: issue_token(client, begun) } }
  in ['GET', 'clients', 'clientInformation', id] then { data: profile(self_of(client, id)) }
  in ['GET', 'services', 'get-services-for-client', id] then { data: own(self_of(client, id), 'services') }
  in ['GET', 'services', 'getServiceDetails', id] then { data: project[id] }
  in ['GET', 'services', 'getServiceUpdates'] then { data: project[query['serviceId']] && [] }
  in ['GET', 'services', 'get-milestones'] then { data: project[query['projectId']] && [] }
  in ['GET', 'files', 'getFilesForAService']
    id = project[query['serviceId']]['_id']
    { data: own(client, 'files').select { |row| row['serviceId'] == id }.map { |row| file(row) } }
  in ['POST', 'files', 'uploadFileForAService', id] then add_file(client, project[id], form(request))
  in ['GET', 'payments', 'getPaymentofClient', id] then { data: own(self_of(client, id), 'payments') }
  in ['POST', 'payments', 'getPaymentofClient', id, 'service']
    name = text_of(json(request), 'serviceName', 500)
    { data: own(self_of(client, id), 'payments').select { |row| row['serviceName'] == name } }
  in ['GET', 'notification', 'getAllNotificationsofUser'] then { data: own(client, 'notifications') }
  in ['PUT', 'notification', 'markAsRead', id]
    find(own(client, 'notifications'), '_id', id)['read'] = true
    {}
  in ['GET', 'support', 'client', 'tickets']
    { data: own(self_of(client, query['userId']), 'tickets').map { |row| ticket(row) } }
  in ['GET', 'support', 'getTicketDetails']
    { data: ticket(find(own(client, 'tickets'), 'ticketId', query['ticketId'])) }
  in ['POST', 'support', 'client', 'createTicket', id] then create_ticket(self_of(client, id), form(request))
  in ['POST', 'support', 'client', 'replyTicket', id]
    reply(client, find(own(client, 'tickets'), 'ticketId', id), form(request))
  else refuse(404, 'This portal has no such thing yet.')
  end
end

def handle(request)
  return [204, {}, []] if request.options?

  # Puma has the whole body by then, in a file: let the proxy before it refuse larger ones, too.
  refuse(413, "That is more than #{MAX_FORM / 1_000_000} MB.") if request.content_length.to_i > MAX_FORM
  _, api, version, *path = request.path_info.split('/').map { |part| Rack::Utils.unescape_path(part) }
  refuse(404, 'This portal has no such thing yet.') unless [api, version] == %w[api v1]
  answer_anybody(request, path) || signed_in(request).then do |client, begun|
    LOCK.synchronize { answer(request, path, client, begun) }
  end
rescue Refusal => e
  e.answer
rescue StandardError => e # for the log alone
  warn e.full_message(highlight: false)
  [500, {}, { success: false, message: 'Something went wrong. Please try again.' }]
end

# Refusals need these, too: else the page could not read the message.
HEADERS = {
  'access-control-allow-origin' => ORIGIN, 'access-control-allow-headers' => 'Authorization, Content-Type, Idempotency-Key',
  'access-control-allow-methods' => 'GET, POST, PUT', 'access-control-expose-headers' => 'Retry-After',
  'cache-control' => 'no-store', 'x-content-type-options' => 'nosniff'
}.freeze

use Rack::TempfileReaper
# What is read comes compressed. A token comes by POST, and must not: the length could tell of it.
use Rack::Deflater, include: ['application/json'], if: ->(env, *) { env['REQUEST_METHOD'] == 'GET' }
run(lambda do |env|
  result = handle(Rack::Request.new(env))
  status, headers, body = result.is_a?(Hash) ? [200, {}, { success: true, **result }] : result
  next [status, { **HEADERS, **headers }, body] if body.is_a?(Array)

  [status, { **HEADERS, 'content-type' => 'application/json', **headers }, [JSON.generate(body)]]
end)
