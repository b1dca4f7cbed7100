/**
 * Reads the browser's trace: what the main thread of a page does, by kind, and which of our functions asked for a layout at
 * once.
 */
import { existsSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import type { Browser } from '@playwright/test'

/** What the trace calls each kind of work. What it calls otherwise belongs to what it is a part of. */
export const kinds = {
  compile: /^(V8\.(Compile|Parse|PreParse|CollectSource)|v8\.(compile|deserialize|produceCache))/,
  evaluate: /^(EvaluateScript|v8\.evaluateModule)$/,
  timers: /^(TimerFire|FireIdleCallback)$/,
  call: /^(FunctionCall|EventDispatch|FireAnimationFrame|RunMicrotasks)$/,
  style: /^(UpdateLayoutTree|ParseAuthorStyleSheet)$/,
  layout: /^Layout$/,
  paint: /^(PrePaint|Paint|Layerize|Commit|UpdateLayer|RasterTask)$/,
  garbage: /^(MajorGC|MinorGC|V8\.GC)/,
  other: /^RunTask$/,
}
export type Kind = keyof typeof kinds

interface Event {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  dur?: number
  args: {
    name?: string
    elementCount?: number
    data?: { stackTrace?: Frame[] }
    beginData?: { stackTrace?: Frame[] }
  }
}
interface Frame {
  functionName: string
  url: string
  lineNumber: number
  columnNumber: number
}

export interface Work {
  /** In milliseconds. */
  times: Record<Kind, number>
  /** How many timers our scripts have set. */
  timers: number
  /** The functions that asked for a layout or a style at once, with those that called them: the last call first. */
  forced: string[]
  /** How many elements got their style anew, each time. */
  styled: number[]
}

const categories = [
  'devtools.timeline',
  'v8',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-devtools.timeline.stack',
  'disabled-by-default-v8.compile',
]

/** Traces what a page does during an act. */
export async function trace(browser: Browser, act: () => Promise<void>): Promise<Work> {
  await browser.startTracing(undefined, { categories })
  await act()
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: Event[] }
  return read(traceEvents)
}

/** @param events What the browser has traced, of all its threads. */
function read(events: readonly Event[]): Work {
  const isMain = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  )
  const main = events
    .filter(({ pid, tid }) => isMain.has(`${pid} ${tid}`))
    .toSorted((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0))
  const times = Object.fromEntries(Object.keys(kinds).map((kind) => [kind, 0])) as Record<Kind, number>
  const forced: string[] = []
  const isOurs = (stack: readonly Frame[] = []) => stack.some(({ url }) => url.includes('/cdn/'))
  /** What runs now: each is a part of the one before. */
  const running: { end: number; kind: Kind }[] = []
  for (const { ph, name, ts, dur = 0, args } of main) {
    if (ph !== 'X') continue
    while ((running.at(-1)?.end ?? Number.POSITIVE_INFINITY) <= ts) running.pop()
    const around = running.at(-1)?.kind
    const own = (Object.keys(kinds) as Kind[]).find((kind) => kinds[kind].test(name)) ?? around
    // A function that a timer calls is that timer's work.
    const kind = own === 'call' && around === 'timers' ? 'timers' : own
    if (!kind) continue
    times[kind] += dur / 1000
    if (around) times[around] -= dur / 1000
    running.push({ end: ts + dur, kind })
    const { stackTrace: stack = [] } = args.beginData ?? {}
    if (isOurs(stack) && (kind === 'layout' || kind === 'style')) forced.push(`${kind}: ${tell(stack)}`)
  }
  return {
    times,
    timers: main.filter(({ name, args }) => name === 'TimerInstall' && isOurs(args.data?.stackTrace)).length,
    forced,
    styled: main.flatMap(({ args }) => args.elementCount ?? []),
  }
}

/** Where a function of the scripts stands in the sources. */
function tell(stack: readonly Frame[]): string {
  const places = stack.map(placeOf)
  const own = places.filter((place) => place.startsWith('src/'))
  return (own.length > 0 ? own : places).slice(0, 3).join(' < ')
}

const maps = new Map<string, SourceMap>()

/** Without maps beside the scripts, the place in the script. */
function placeOf({ url, lineNumber, columnNumber }: Frame): string {
  const place = `${url}:${lineNumber}:${columnNumber}`
  const [, file = ''] = /\/cdn\/(.*\.js)$/.exec(url) ?? []
  const path = `dist/cdn/${file}.map`
  if (!existsSync(path)) return place
  const map = maps.get(file) ?? new SourceMap(JSON.parse(readFileSync(path, 'utf8')))
  maps.set(file, map)
  const entry = map.findEntry(lineNumber - 1, columnNumber - 1)
  return 'originalSource' in entry
    ? `${entry.originalSource.replace(/^.*?\/(?=src\/|node_modules\/)/, '')}:${entry.originalLine + 1}`
    : place
}
