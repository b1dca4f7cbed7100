/** The figures of the front page, each from its source. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { languages } from '../../../scripts/build/languages.ts'
import { engines } from '../../../scripts/docs/support.ts'
import { tags } from '../../../src/elements/elements.ts'

/** What a page loads for one element, in KB after gzip, as the guide's table has it. `tests/package/size.test.ts` holds it. */
export function weighPages(): { tag: string; react: number; preact: number }[] {
  const guides = readdirSync('docs/embed').map((name) => readFileSync(`docs/embed/${name}`, 'utf8'))
  const rows = guides.flatMap((text) => [
    ...text.matchAll(/^\| `<(cp-[\w-]+)>` alone \| (\d+) \| \d+ \| (\d+) \| \d+ \|$/gm),
  ])
  if (rows.length === 0) throw new Error('No guide in docs/embed/ says what a page with one element loads.')
  return rows.map(([, tag = '', react, preact]) => ({ tag, react: Number(react), preact: Number(preact) }))
}

export const elementCount = tags.length

/** English among them. */
export const languageCount = languages.length + 1

/** For example: `Chromium 156`. */
export const engineNames = engines.map(([name = '', version]) => `${name.split(',')[0]} ${version}`)

/** How many kinds of trials the table of the guide to reliability has. */
export function countTrials(): number {
  const guide = readFileSync('docs/quality/reliability.md', 'utf8')
  const table = guide.slice(guide.indexOf('| Trial |')).split('\n\n')[0] ?? ''
  return table.split('\n').length - 2
}

/** How many sites of hosts the tests open in a browser. */
export function countHosts(): number {
  const folder = 'examples/hosts'
  return readdirSync(folder).filter((name) => existsSync(`${folder}/${name}/package.json`)).length
}

/** The first block of code of a document in this language, as it stands there. */
export function firstBlock(path: string, language: string): string {
  const block = new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, 'ms').exec(readFileSync(path, 'utf8'))?.[1]
  if (!block) throw new Error(`${path} has no block of ${language} for the front page.`)
  return block
}
