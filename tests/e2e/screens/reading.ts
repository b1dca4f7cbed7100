/** What is read of each screen, kept in one text: a line that is read at one width alone begins with this width. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from '../test'

export const widths = [1280, 360] as const

type Width = (typeof widths)[number]

const marked = (width: Width) => (line: string) => `${width} px: ${line}`

/** What is read at a width. */
function linesAt(width: Width, kept: readonly string[]): string[] {
  const own = marked(width)('')
  const others = widths.filter((each) => each !== width).map((each) => marked(each)(''))
  return kept
    .filter((line) => !others.some((other) => line.startsWith(other)))
    .map((line) => (line.startsWith(own) ? line.slice(own.length) : line))
}

/** Both readings in one: what follows in both of them in the same order stands there once. */
function inOne(wide: readonly string[], narrow: readonly string[]): string[] {
  const lines: string[] = []
  let rest = wide
  for (const line of narrow) {
    const place = rest.indexOf(line)
    if (place < 0) lines.push(marked(360)(line))
    else {
      lines.push(...rest.slice(0, place).map(marked(1280)), line)
      rest = rest.slice(place + 1)
    }
  }
  return [...lines, ...rest.map(marked(1280))]
}

/** The screen reads as it did. `--update-snapshots` keeps what it reads now. */
export function expectReading(file: string, width: Width, lines: readonly string[], advice: string): void {
  const kept = existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n') : []
  if (['all', 'changed'].includes(test.info().config.updateSnapshots)) {
    const now = { 1280: linesAt(1280, kept), 360: linesAt(360, kept), [width]: lines }
    writeFileSync(file, `${inOne(now[1280], now[360]).join('\n')}\n`)
  } else expect.soft(lines, advice).toEqual(linesAt(width, kept))
}
