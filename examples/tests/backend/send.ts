import { connect } from 'node:net'

export interface Sent {
  status: number
  /** Everything that came, as text. */
  text: string
}

interface Sending {
  body?: string | Uint8Array
  from?: string
  pause?: number
}

/**
 * Sends bytes as they are, as no browser would: any path, any header, half a body. Waits for a whole answer, not for the
 * server to close: after a refusal it may wait for the rest of the body.
 *
 * @param lines One character is one byte: `\xff` is no UTF-8.
 * @param from Each address of this machine, `127.0.0.2` too, is a caller of its own.
 * @param pause How long to wait for an answer before the body is sent, in milliseconds. A server that refuses a large body by
 * its head answers, and closes the connection: what is written then fails, and Node does not read the answer any more.
 */
export function send(
  port: number,
  lines: string[],
  { body = '', from = '127.0.0.1', pause = 0 }: Sending = {},
): Promise<Sent> {
  return new Promise((resolve, reject) => {
    let text = ''
    const socket = connect({ port, host: '127.0.0.1', localAddress: from })
    const end = () => {
      const status = Number(/^HTTP\/1\.\d (\d{3})/.exec(text)?.[1])
      if (status) resolve({ status, text })
      else reject(new Error(`No answer: ${text}`))
    }
    socket.setEncoding('utf8')
    socket.on('data', (piece) => {
      text += piece
      const [head = '', body] = text.split(/\r\n\r\n(.*)/s)
      const length = /^content-length: (\d+)/im.exec(head)?.[1]
      if (length && body?.length === Number(length)) socket.destroy()
    })
    // A server that refuses a body closes the connection while it comes.
    socket.on('error', end).on('close', end)
    const hasHost = lines.some((line) => /^host:/i.test(line))
    const all = [...lines, ...(hasHost ? [] : ['Host: company.example']), 'Connection: close']
    const head = Buffer.from(`${all.join('\r\n')}\r\n\r\n`, 'latin1')
    if (pause === 0) socket.write(Buffer.concat([head, Buffer.from(body)]))
    else {
      socket.write(head)
      setTimeout(() => text || socket.write(body), pause)
    }
  })
}

/**
 * Sends the head of a call with JSON, and waits until the server asks for the body: it is under way then. The connection stays
 * open, as those of browsers and proxies do.
 */
export async function begin(port: number, host: string, line: string, body: string) {
  const socket = connect({ port, host }).setEncoding('utf8')
  let text = ''
  let heard = () => {}
  socket.on('data', (piece) => {
    text += piece
    heard()
  })
  const until = (pattern: RegExp) =>
    new Promise<void>((resolve, reject) => {
      heard = () => pattern.test(text) && resolve()
      socket.once('error', reject).once('close', () => reject(new Error(`It has closed after: ${text}`)))
      heard()
    })
  const head = [
    `${line} HTTP/1.1`,
    `Host: ${host}`,
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
    'Expect: 100-continue',
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n`)
  await until(/100 Continue\r\n\r\n/i)
  return {
    /** Sends the body. @returns the answer */
    async finish(): Promise<string> {
      text = ''
      socket.write(body)
      await until(/\r\n\r\n./)
      return text
    },
  }
}
