/**
 * No text can keep a regular expression busy: its time grows with the text's length, not with the square of it. A file
 * name of 60,000 dots once stopped a server for 21 seconds.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { check } from 'recheck'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'

interface Found {
  pattern: string
  flags: string
  file: string
}

interface Node {
  file: string
  node: ReturnType<typeof Object>
}

/** The calls and the regular expressions of all scripts of the library and of the three houses beside it: read once for all tests. */
const nodes: readonly Node[] = readNodes()

function readNodes(): Node[] {
  const listed = execFileSync('git', ['ls-files', 'src', 'server', 'examples', 'demo', ':!*/tests/*'], {
    encoding: 'utf8',
  })
  const files = listed.split('\n').filter((file) => /(?<!\.stories)\.(ts|tsx|js|jsx|mjs)$/.test(file))
  return files.flatMap((file) =>
    nodesIn(parseSync(file, readFileSync(file, 'utf8')).program).map((node) => ({ file, node })),
  )
}

/** What a part of a program has within it that calls something, or is a regular expression. */
function nodesIn(part: unknown): object[] {
  if (typeof part !== 'object' || part === null) return []
  const within = Object.values(part).flatMap(nodesIn)
  return 'callee' in part || 'regex' in part ? [part, ...within] : within
}

function regularExpressions(): Found[] {
  return nodes.flatMap(({ file, node: { regex } }) =>
    regex ? [{ pattern: regex.pattern, flags: regex.flags, file }] : [],
  )
}

test('the sources are read', () => {
  expect(regularExpressions().length).toBeGreaterThan(50)
})

test('none is built while a page runs: what it is built from might keep it busy, and nothing here could know', () => {
  const built = nodes.filter(({ node: { type, callee, arguments: given } }) => {
    if (callee?.name === 'RegExp') return true
    // These make one of a text.
    const isMatch = type === 'CallExpression' && /^match(All)?$/.test(callee.property?.name)
    return isMatch && /Literal/.test(given[0]?.type) && !given[0].regex
  })
  expect(built.map(({ file }) => `${file} builds a regular expression: compare texts instead.`)).toEqual([])
})

/** Steps are counted, and not seconds, of which a busy machine needs more. */
const bySteps = { timeout: 50_000, attackTimeout: null, incubationTimeout: null, seedingTimeout: null }

test('one that is slow is found', async () => {
  expect(await check('\\.+$', '', bySteps)).toMatchObject({ status: 'vulnerable' })
})

/** Each once, and only what repeats something without an end: without `*`, `+` or `{2,}` the time can't grow. */
const repeating = new Map(
  regularExpressions()
    .filter(({ pattern }) => /[*+]|,\}/.test(pattern))
    .map((found) => [`/${found.pattern}/${found.flags}`, found]),
)

test.each(Array.from(repeating.values()))('$pattern in $file', async ({ pattern, flags }) => {
  expect(await check(pattern, flags, bySteps)).toMatchObject({ status: 'safe' })
})
