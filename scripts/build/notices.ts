/**
 * The notices of other people's code in our scripts. Vite writes them beside the scripts, into `licenses.md`: a heading
 * for each package that is built in, and below it the text of its license.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Notice {
  name: string
  version: string
  license: string
  text: string
}

/** Matches `## @r2wc/core - 1.3.1 (MIT)`. */
const heading = /^## (\S+) - (\S+) \((.+)\)$/gm

export const noticeFiles = (): string[] =>
  readdirSync('dist', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('licenses.md'))
    .map((name) => join('dist', name))

export function readNotices(file: string): Notice[] {
  const page = readFileSync(file, 'utf8')
  const found = [...page.matchAll(heading)]
  return found.map((match, at) => {
    const [line, name = '', version = '', license = ''] = match
    const text = page.slice(match.index + line.length, found[at + 1]?.index).trim()
    return { name, version, license, text }
  })
}

/** Writes the texts that packages leave out, though their license asks for it. */
export function completeNotices(): void {
  for (const file of noticeFiles()) {
    const silent = readNotices(file).filter(({ name, text }) => name.startsWith('@r2wc/') && !text)
    if (silent.length === 0) continue
    const named = new Set(silent.map(({ name }) => name))
    const complete = readFileSync(file, 'utf8').replace(heading, (line, name: string) =>
      named.has(name) ? `${line}\n\n${bitovi}` : line,
    )
    writeFileSync(file, complete)
  }
}

/** The LICENSE of bitovi/react-to-web-component. Its packages on npm have none. */
const bitovi = readFileSync(new URL('bitovi-license.txt', import.meta.url), 'utf8').trim()
