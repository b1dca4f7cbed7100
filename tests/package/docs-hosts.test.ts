/** The code in the guides is that of the hosts, which are built and tested. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const folder = 'docs/frameworks'
const guides = readdirSync(folder).map((name) => ({ name, text: readFileSync(`${folder}/${name}`, 'utf8') }))
/** Each block of code stands under a line that ends with a link to its file. */
const blocksOf = (text: string) =>
  Array.from(
    text.matchAll(/\]\((?:\.\.\/)+((?:examples\/hosts|demo\/site-builder)\/[^)]+)\):?\n\n```\w+\n(.*?)```/gs),
    (match) => {
      const [, path = '', code = ''] = match
      return { path, lines: linesOf(code) }
    },
  )

const blocks = guides.flatMap(({ text }) => blocksOf(text))
const pasted = blocksOf(readFileSync('docs/embed/site-builders.md', 'utf8'))
const shared = ['frameworks', 'policy', 'sign-in', 'web-views'].flatMap((name) =>
  blocksOf(readFileSync(`docs/embed/${name}.md`, 'utf8')),
)

/** Those of a project that is not among the hosts stand under a line that ends with the name of their file. */
const othersOf = (text: string) => text.match(/`[\w./[\]-]+\.tsx?`:\n\n```tsx?$/gm) ?? []

test.each(guides)('every block of $name names the file that it is from', ({ text }) => {
  const count = blocksOf(text).length + othersOf(text).length
  expect(count).toBeGreaterThan(0)
  expect(count).toBe(text.match(/^```(?!sh)\w+$/gm)?.length)
})

test('the guide to site builders has a block for each page of theirs', () => {
  expect(pasted.map(({ path }) => path)).toEqual(
    ['clients', 'clients-sandbox', 'clients-widgets'].map((name) => `demo/site-builder/${name}.html`),
  )
})

test.each([...blocks, ...pasted, ...shared])('the code of $path is what stands there', ({ path, lines }) => {
  const source = linesOf(readFileSync(path, 'utf8'))
  // In their order; what the guide leaves out may stand between them.
  let next = 0
  const missing = lines.filter((line) => {
    const found = source.indexOf(line, next)
    if (found >= 0) next = found + 1
    return found < 0
  })
  expect(missing).toEqual([])
})

function linesOf(code: string): string[] {
  return code
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}
