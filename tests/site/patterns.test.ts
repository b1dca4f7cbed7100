import { expect, test } from 'vitest'
import { patterns } from '../../docs/site/design/patterns'

test('the whole lists of patterns have few rows: what they are about stands beside or below', () => {
  const scenes = patterns.flatMap(({ good, bad }) => [good.scene, bad.scene])
  const lists = scenes
    .flatMap(({ person, elements }) => (person === 'nobody' ? [] : elements))
    .filter(({ tag, attributes }) => /^cp-(projects|payments)$/.test(tag) && attributes?.variant !== 'recent')
  expect(lists.length).toBeGreaterThan(0)
  expect(lists.filter(({ attributes }) => !(Number(attributes?.['page-size']) <= 3))).toEqual([])
})
