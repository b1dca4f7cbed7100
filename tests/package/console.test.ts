/** `docs/embed/console.md` has a section for each message that a developer can read in the console. */
import { readFileSync } from 'node:fs'
import { type ESTree, parseSync, Visitor } from 'vite'
import { expect, test } from 'vitest'
import { readSources } from '../architecture/imports'

const prefix = 'client-portal-elements: '

/** A text with `…` in the place of what differs: `there is no element <…>.` */
function textOf(node: ESTree.Node | undefined): string {
  if (node?.type === 'Literal') return String(node.value)
  if (node?.type !== 'TemplateLiteral') return ''
  return node.quasis.map(({ value }) => value.cooked).join('…')
}

/** What the library tells the console, and what it tells by `warnOnce()`, which puts the prefix before it. */
const messages = ['src/core', 'src/views', 'src/elements'].flatMap(readSources).flatMap(({ path, text }) => {
  const found: string[] = []
  new Visitor({
    CallExpression({ callee, arguments: [first] }) {
      const message = textOf(first)
      const isOnce = callee.type === 'Identifier' && callee.name === 'warnOnce'
      if (isOnce) found.push(message)
      else if (message.startsWith(prefix)) found.push(message.slice(prefix.length))
    },
  }).visit(parseSync(path, text).program)
  return found
})

const headings = Array.from(
  readFileSync('docs/embed/console.md', 'utf8').matchAll(/^## `(.+)`$/gm),
  ([, heading]) => heading,
)

test('every message of the console has its section, and every section its message', () => {
  // `warnOnce()` itself only hands on what it is given.
  const told = new Set(messages.filter((message) => message !== '…'))
  expect(told.size).toBeGreaterThan(10)
  expect(headings.toSorted()).toEqual([...told].toSorted())
})
