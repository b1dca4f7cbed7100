/** The code in the guide is that of the hosts, which are built and tested. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const guide = readFileSync('docs/frameworks.md', 'utf8')
/** Each block of code stands under a line that ends with a link to its file. */
const blocks = Array.from(
  guide.matchAll(/\]\(\.\.\/(demo\/hosts\/[^)]+)\):?\n\n```\w+\n(.*?)```/gs),
  (match) => {
    const [, path = '', code = ''] = match
    return { path, lines: linesOf(code) }
  },
)

test('every block names the file that it is from', () => {
  expect(blocks.length).toBeGreaterThan(0)
  expect(blocks).toHaveLength(guide.match(/^```(?!sh)\w+$/gm)?.length ?? 0)
})

test.each(blocks)('the code of $path is what stands there', ({ path, lines }) => {
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
