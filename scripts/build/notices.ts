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
const bitovi = `MIT License

Copyright (c) 2022 Bitovi

Permission is hereby granted, free of charge, to any person obtaining a copy
of this software and associated documentation files (the "Software"), to deal
in the Software without restriction, including without limitation the rights
to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
copies of the Software, and to permit persons to whom the Software is
furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all
copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE
SOFTWARE.`
