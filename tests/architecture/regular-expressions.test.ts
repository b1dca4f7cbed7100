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

/** All regular expressions in the sources of the library and of the reference API. */
function regularExpressions(): Found[] {
  const listed = execFileSync('git', ['ls-files', 'src', 'demo'], { encoding: 'utf8' })
  const files = listed.split('\n').filter((file) => /(?<!\.stories)\.(ts|tsx|js)$/.test(file))
  return files.flatMap((file) => {
    const found: Found[] = []
    JSON.stringify(parseSync(file, readFileSync(file, 'utf8')).program, (_key, node: unknown) => {
      const { regex } = Object(node)
      if (regex) found.push({ pattern: regex.pattern, flags: regex.flags, file })
      return typeof node === 'bigint' ? String(node) : node
    })
    return found
  })
}

test('the sources are read', () => {
  expect(regularExpressions().length).toBeGreaterThan(50)
})

test.each(regularExpressions())('$pattern in $file', async ({ pattern, flags }) => {
  expect(await check(pattern, flags, { timeout: 10_000 })).toMatchObject({ status: 'safe' })
})
