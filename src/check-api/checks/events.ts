/** The stream of news: it is opened before the calls that write, and has to tell of them. */
import { setTimeout as pause } from 'node:timers/promises'
import { topicsOf } from '../../core/data/topics'
import { openEvents } from '../../core/server/api/events'
import { isOffered, latestEventId } from '../../core/server/optional'
import { newsNames } from '../../core/server/schema'
import { $token } from '../../core/server/token'
import type { Context } from '../context'
import { createProbe } from '../probe'
import { fails, lacks, notes, type Row } from '../row'

const docs = 'news.md#what-your-server-promises'
/** In milliseconds. Something has to come every 30 seconds. */
const longestSilence = 33_000
/** In characters. A page is told by short events that something has changed. */
const mostCharacters = 1_000_000
/** In milliseconds: within this time, news has to come. */
const soon = 5_000
/** What a page asks for that does not know what it has missed. */
const names = newsNames.filter((name) => name !== 'session')
/** An id that no server has given, also where ids are numbers. */
const unknownId = '999999999999999'

interface Ear {
  type: string
  /** The events so far, each as its lines. */
  events(): string[]
  /** Waits until something has come, or until so many events have. @returns whether they have, in time */
  hears(what: 'anything' | number, time: number): Promise<boolean>
  /** In milliseconds: until something came. */
  silence(): number
  /** Whether more came than is read. */
  isTooMuch(): boolean
  close(): void
}

/** @returns a function that ends it. Its argument is whether something was written meanwhile. */
export async function openNews(context: Context): Promise<(hasWritten: boolean) => Promise<Row>> {
  const probe = createProbe(context, 'events')
  const token = $token.get()
  if (!token || !isOffered('events'))
    return async () => probe.row('optional; the server does not announce it')
  const before = latestEventId()
  const ear = await probe.run(() => openEar(before, token))
  if (ear && !/^text\/event-stream\b/i.test(ear.type)) {
    probe.note(fails(`its content type is "${ear.type}", and not text/event-stream`, docs))
    ear.close()
    return async () => probe.row()
  }
  return async (hasWritten) => {
    if (!ear) return probe.row()
    if (!(await ear.hears('anything', longestSilence))) {
      const why = 'it is kept back on its way, or too quiet for proxies'
      probe.note(fails(`nothing came within ${longestSilence / 1000} seconds: ${why}`, docs))
    } else if (ear.silence() > soon) {
      const late = (ear.silence() / 1000).toFixed()
      probe.note(lacks(`nothing came for ${late} seconds: send a line ":" at once, and flush it`, docs))
    } else if (hasWritten && !(await ear.hears(1, soon))) {
      probe.note(fails(`no event came within ${soon / 1000} seconds after something was written`, docs))
    }
    if (ear.isTooMuch())
      probe.note(fails(`more than ${mostCharacters / 1_000_000} MB came: an event is a few words`, docs))
    ear.close()
    const events = ear.events()
    for (const finding of events.flatMap(aboutEvent)) probe.note(finding)
    if (!before) probe.note(lacks('neither "login" nor "checkSession" answers a "lastEventId"', docs))
    for (const finding of (await probe.run(() => aboutUnknownId(token))) ?? []) probe.note(finding)
    const again = before && events.length > 0 && (await probe.run(() => openEar(before, token)))
    if (again) {
      if (!(await again.hears(1, soon)))
        probe.note(fails('with a "lastEventId", it does not send what came after that event', docs))
      again.close()
    }
    return probe.row()
  }
}

/** A page whose id is unknown asks for all that it shows, if it is told to. */
async function aboutUnknownId(token: string) {
  const ear = await openEar(unknownId, token)
  await ear.hears(names.length, soon)
  ear.close()
  const heard = ear.events().map((event) => /^event: ?(.*)$/m.exec(event)?.[1])
  const missing = names.filter((name) => !heard.includes(name)).map((name) => `"${name}"`)
  if (missing.length === 0) return []
  return [fails(`to a "lastEventId" that nobody knows, it sends no event ${missing.join(', ')}`, docs)]
}

async function openEar(lastEventId: string, token: string): Promise<Ear> {
  const leaving = new AbortController()
  const { status, headers, body } = await openEvents(lastEventId, token, leaving.signal)
  if (status !== 200 || !body) throw new Error(`it answers ${status}`)
  let text = ''
  const start = performance.now()
  let heard = Number.POSITIVE_INFINITY
  const read = async () => {
    const decoder = new TextDecoder()
    for await (const piece of body) {
      heard = Math.min(heard, performance.now() - start)
      text += decoder.decode(piece, { stream: true })
      if (text.length > mostCharacters) break
    }
  }
  read().catch(() => {})
  const events = () =>
    text
      .replaceAll(/\r\n?/g, '\n')
      .split('\n\n')
      .slice(0, -1)
      .filter((event) => /^event:/m.test(event))
  return {
    type: headers.get('content-type') ?? '',
    events,
    async hears(what, time) {
      const end = performance.now() + time
      while (what === 'anything' ? text === '' : events().length < what) {
        if (performance.now() > end || text.length > mostCharacters) return false
        await pause(50)
      }
      return true
    },
    silence: () => heard,
    isTooMuch: () => text.length > mostCharacters,
    close: () => leaving.abort(),
  }
}

function aboutEvent(event: string) {
  const lines = event.split('\n')
  const field = (name: string) =>
    lines
      .find((line) => line.startsWith(`${name}:`))
      ?.slice(name.length + 1)
      .trim()
  const name = field('event') ?? ''
  if (field('data') === undefined)
    return [fails(`the event "${name}" has no line "data:": browsers drop it`, docs)]
  return [
    ...(field('id') ? [] : [lacks(`the event "${name}" has no id: what follows it may be missed`, docs)]),
    ...(topicsOf(name, field('data') ?? '').length > 0
      ? []
      : [notes(`no page knows the event "${name}"`, docs)]),
  ]
}
