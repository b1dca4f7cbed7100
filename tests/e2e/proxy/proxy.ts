/**
 * A proxy between page and server, with the faults of bad lines. They are real: connections break by the packets that break
 * connections, so that each engine does what it does on a train.
 */
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { standBetween } from '../stand-between'
import { Broken, strangers, toxics } from './toxics'

export type ToxicName = keyof typeof toxics | keyof typeof strangers

interface Aim {
  /**
   * Which way it spoils. Of what goes `upstream`, the server gets no more than comes through. By default `downstream`: the server
   * has done what was asked, and its answer is spoilt.
   */
  stream?: 'upstream' | 'downstream'
  /** Which requests it spoils, by method and address: `/^POST .*\/replyTicket\//`. By default, all. */
  on?: RegExp
  /** How many of them. By default, all. */
  times?: number
}

interface Toxic extends Required<Aim> {
  name: ToxicName
  amount: number
}

export type FaultyProxy = Awaited<ReturnType<typeof startProxy>>

/** @param server Its origin. */
export async function startProxy(server: string) {
  const added = new Set<Toxic>()
  const asked: string[] = []

  // It ends no connection that is idle: a request may be on its way just then.
  const proxy = createServer({ keepAliveTimeout: 0 }, (incoming, outgoing) => {
    const { method, url, socket } = incoming
    const name = `${method} ${url}`
    asked.push(name)
    const met = Array.from(added).filter(({ on }) => on.test(name))
    for (const toxic of met) if (--toxic.times <= 0) added.delete(toxic)
    carry(server, incoming, outgoing, met).catch((error) => {
      if (error instanceof Broken && error.end === 'reset') socket.resetAndDestroy()
      else socket.destroy()
    })
  })
  const { url, port, close } = await standBetween(proxy)

  return {
    url,
    /** Spoils requests from now on. Several toxics can be there at once. @returns what takes it away */
    add(
      name: ToxicName,
      amount = 0,
      { stream = 'downstream', on = /^/, times = Number.POSITIVE_INFINITY }: Aim = {},
    ): () => void {
      const toxic = { name, amount, stream, on, times }
      added.add(toxic)
      return () => void added.delete(toxic)
    },
    /** Takes all toxics away. What hangs goes on hanging. */
    reset: () => added.clear(),
    /** Nobody listens any more, and all connections end: a tunnel. */
    disable: () =>
      new Promise<void>((resolve) => {
        proxy.close(() => resolve())
        proxy.closeAllConnections()
      }),
    enable: () => new Promise<void>((resolve) => void proxy.listen(port, '127.0.0.1', resolve)),
    /** How often it was asked for, with or without an answer. */
    asked: (on: RegExp) => asked.filter((name) => on.test(name)).length,
    close,
  }
}

/** @throws when the line has broken on one side: then it breaks on the other one, too. */
async function carry(
  server: string,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  met: readonly Toxic[],
): Promise<void> {
  const stranger = met.flatMap(({ name, amount }) => (isStranger(name) ? [strangers[name](amount)] : []))[0]
  if (stranger) {
    incoming.resume()
    outgoing
      .writeHead(stranger.status, { 'content-type': 'text/html', ...stranger.headers })
      .end(stranger.body)
    return
  }
  const { method, headers } = incoming
  // A connection that is kept may end just as the next request begins.
  const call = request(server + incoming.url, { method, headers, agent: false })
  outgoing.on('close', () => call.destroy())
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    call.on('response', resolve).on('error', reject)
  })
  pour(through(incoming, met, 'upstream'), call).catch((error) => call.destroy(error))
  // A server may answer before it has heard all.
  const answer = await answered
  const way = through(answer, met, 'downstream')
  const { 'content-length': length, ...rest } = answer.headers
  // Whoever knows the length does not wait for the end.
  const isEndLate = met.some(({ name }) => name === 'slow_close')
  outgoing.writeHead(answer.statusCode ?? 502, isEndLate ? rest : answer.headers)
  // The head of a stream of news comes before its first event.
  if (way === answer) outgoing.flushHeaders()
  await pour(way, outgoing)
}

const isStranger = (name: ToxicName): name is keyof typeof strangers => Object.hasOwn(strangers, name)

const through = (pieces: AsyncIterable<Buffer>, met: readonly Toxic[], stream: Toxic['stream']) =>
  met.reduce(
    (way, { name, amount, stream: own }) =>
      isStranger(name) || own !== stream ? way : toxics[name](way, amount),
    pieces,
  )

/** Waits for each piece until it is out: what breaks later breaks behind it. */
async function pour(pieces: AsyncIterable<Buffer>, into: NodeJS.WritableStream): Promise<void> {
  for await (const piece of pieces) {
    await new Promise<void>((resolve, reject) => {
      into.write(piece, (error) => (error ? reject(error) : resolve()))
    })
  }
  into.end()
}
