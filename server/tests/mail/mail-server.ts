/** A mail server that keeps what comes, as it came over the wire. */
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'

export interface ReceivedMail {
  to: string[]
  /** By their names in lower case, each on one line again. */
  headers: ReadonlyMap<string, string>
  /** The decoded content of each part, by its media type. */
  parts: ReadonlyMap<string, string>
}

export async function startMailServer() {
  const mails: ReceivedMail[] = []
  const server = createServer((socket) => {
    const say = (line: string) => socket.write(`${line}\r\n`)
    let unread = ''
    let to: string[] = []
    let data: string[] | undefined
    say('220 here')
    socket.on('error', () => {})
    socket.on('data', (piece) => {
      const lines = (unread + piece.toString('latin1')).split('\r\n')
      unread = lines.pop() ?? ''
      for (const line of lines) {
        if (data) {
          if (line !== '.') {
            data.push(line.replace(/^\.\./, '.'))
            continue
          }
          mails.push({ to, ...readMail(data.join('\r\n')) })
          ;[to, data] = [[], undefined]
          say('250 taken')
        } else if (line === 'DATA') {
          data = []
          say('354 go on')
        } else if (line === 'QUIT') {
          say('221 bye')
          socket.end()
        } else {
          const [, recipient] = /^RCPT TO:<(.*)>/.exec(line) ?? []
          if (recipient) to.push(recipient)
          say('250 yes')
        }
      }
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // it listens on a port, so its address is no path
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

function readMail(mail: string): Omit<ReceivedMail, 'to'> {
  const { headers, body } = split(mail)
  const type = headers.get('content-type') ?? 'text/plain'
  const boundary = /boundary="?([^";]+)"?/.exec(type)?.[1]
  const pieces = boundary === undefined ? [mail] : body.split(`--${boundary}`).slice(1, -1)
  const parts = pieces.map((piece) => {
    const part = split(piece.replace(/^\r\n/, ''))
    const [name = ''] = (part.headers.get('content-type') ?? '').split(';')
    return [name, decoded(part.body, part.headers.get('content-transfer-encoding') ?? '')] as const
  })
  return { headers, parts: new Map(parts) }
}

function split(text: string): { headers: ReadonlyMap<string, string>; body: string } {
  const end = text.indexOf('\r\n\r\n')
  const lines = text
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
  const headers = lines.map((line) => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon).toLowerCase(), inWords(line.slice(colon + 1).trim())] as const
  })
  return { headers: new Map(headers), body: text.slice(end + 4) }
}

/** Words of a header in other characters: `=?UTF-8?Q?f=C3=A4llig?=` */
const inWords = (value: string) =>
  value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?(.*?)\?=/gi, (_, kind: string, text: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(text, 'base64').toString()
        : ofQuoted(text.replaceAll('_', ' ')),
    )

const decoded = (text: string, encoding: string) =>
  encoding === 'base64'
    ? Buffer.from(text, 'base64').toString()
    : encoding === 'quoted-printable'
      ? ofQuoted(text.replace(/=\r\n/g, ''))
      : text

const ofQuoted = (text: string) =>
  Buffer.from(
    text.replace(/=([\dA-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString()
