/** What the pages of the elements say beside the tables. */
import { expect, test } from 'vitest'
import { elementExamples } from '../../docs/site/content/element-examples'
import { elementGroups, elementUses } from '../../docs/site/content/element-uses'
import { attributesOf } from '../../docs/site/elements/known'
import { tags } from '../../src/elements/elements'

test('the overview has each element once', () => {
  expect(elementGroups.flatMap((group) => group.tags).toSorted()).toEqual(tags.toSorted())
})

test.each(tags)('<%s> says when to take it, and never itself in its place', (tag) => {
  const { use, others } = elementUses[tag]
  expect(use).toMatch(/^Use it .+[^.]\.$/)
  expect(Object.keys(others)).not.toContain(tag)
  for (const when of Object.values(others)) expect(when).toMatch(/^(if|for) .+[^.]$/)
})

test.each(tags)('the example of <%s> has all that it needs', (tag) => {
  const { situations, attributes } = elementExamples[tag]
  const specs = attributesOf(tag)
  const required = Object.keys(specs).filter((name) => specs[name]?.required)
  for (const situation of situations) {
    const given = { ...situation.attributes, ...attributes }
    expect(Object.keys(specs)).toEqual(expect.arrayContaining(Object.keys(given)))
    // Who is not signed in sees no project, whichever it is.
    if (situation.person !== 'nobody') expect(Object.keys(given)).toEqual(expect.arrayContaining(required))
  }
})
