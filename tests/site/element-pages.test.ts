/** What the pages of the elements say beside the tables. */
import { expect, test } from 'vitest'
import { exampleOf, suggestions } from '../../docs/site/content/element-examples'
import { elementGroups } from '../../docs/site/content/element-groups'
import { controlKeys } from '../../docs/site/content/element-keys'
import { elementUses } from '../../docs/site/content/element-uses'
import { attributesOf } from '../../docs/site/elements/known'
import { createBrowserApi } from '../../server/browser'
import { tags } from '../../src/elements/elements'
import { partGroups } from '../../src/elements/reference/groups'
import { partDocs } from '../../src/elements/reference/theming'
import { scripts } from '../e2e/keyboard/scripts'

test('the overview has each element once', () => {
  expect(elementGroups.flatMap((group) => group.tags).toSorted()).toEqual(tags.toSorted())
})

test('each part is in one of the groups', () => {
  expect(Object.values(partGroups).flat().toSorted()).toEqual(Object.keys(partDocs).toSorted())
})

test.each(tags)('<%s> says when to take it, and never itself in its place', (tag) => {
  const { use, others } = elementUses[tag]
  expect(use).toMatch(/^Use it .+[^.]\.$/)
  expect(Object.keys(others)).not.toContain(tag)
  for (const when of Object.values(others)) expect(when).toMatch(/^(if|for) .+[^.]$/)
})

/** By what the keyboard's test meets each control. */
const met: Record<string, RegExp> = {
  'Skip link': /button Skip to the content/,
  'Search over everything': /combobox Search everything/,
  'Search in a list': /searchbox/,
  'Choice among a few': /\bradio /,
  Menu: /menuitem/,
  'Panel beside its button': /dialog Notifications/,
  Dialog: /dialog Add Services/,
  'File viewer': /dialog homepage-design\.png/,
  'Chart of the last twelve months': /slider Last twelve months/,
  'Long list': /button Skip this list/,
  Writing: /Control\+Enter/,
}

test.each(Object.entries(met))('each element where a test meets it has the keys of: %s', (title, pattern) => {
  const named = controlKeys.find((each) => each.title === title)?.tags ?? []
  const seen = tags.filter((tag) => scripts[tag].some((step) => pattern.test(step.join(' '))))
  expect(seen).not.toEqual([])
  // A portal has what its elements have, whose pages say it.
  for (const tag of seen) if (tag !== 'cp-portal') expect(named).toContain(tag)
})

test.each(tags)('the example of <%s> has all that it needs', (tag) => {
  const { situations, attributes } = exampleOf(tag)
  const specs = attributesOf(tag)
  const required = Object.keys(specs).filter((name) => specs[name]?.required)
  for (const situation of situations) {
    const given = { ...situation.attributes, ...attributes }
    expect(Object.keys(specs)).toEqual(expect.arrayContaining(Object.keys(given)))
    // Who is not signed in sees no project, whichever it is.
    if (situation.person !== 'nobody') expect(Object.keys(given)).toEqual(expect.arrayContaining(required))
  }
})

test('the ids of the examples are those of the client who is signed in', async () => {
  const { fetch, signIn } = createBrowserApi()
  const { user, token } = await signIn()
  const idsIn = async (path: string, id: string) => {
    const answer = await fetch(`/api/v1${path}`, { headers: { Authorization: `Bearer ${token}` } })
    const { data }: { data: Record<string, string>[] } = await answer.json()
    return data.map((row) => row[id])
  }
  const ids: Record<string, unknown[]> = {
    'service-id': await idsIn(`/services/get-services-for-client/${user._id}`, '_id'),
    'ticket-id': await idsIn(`/support/client/tickets?userId=${user._id}`, 'ticketId'),
    'user-id': [user._id],
  }
  const given = tags
    .map(exampleOf)
    .flatMap(({ situations, attributes = {} }) =>
      [attributes, ...situations.map((situation) => situation.attributes ?? {})].flatMap(Object.entries),
    )
  const suggested = Object.entries(suggestions).flatMap(([name, values]) =>
    values.map((value) => [name, value] as const),
  )
  for (const [name, value] of [...given, ...suggested]) if (ids[name]) expect(ids[name]).toContain(value)
})

test.each(Object.entries(suggestions))('the elements take what is suggested for %s', (name, values) => {
  const specs = tags.flatMap((tag) => attributesOf(tag)[name] ?? [])
  expect(specs).not.toEqual([])
  for (const { read } of specs) for (const value of values) expect(read(value)).toBeDefined()
})
