/** What the elements let a host style is what the docs tell. */
import '../defined'
import { expect, test } from 'vitest'
import { partDocs } from '../../../src/elements/reference/theming'
import { show, shownRows, signInAs } from '../page'
import { all, drawn, loaded } from '../person'
import { casesFrom } from '../stand-ins'

const partsOf = (element: Element) => all(element, '[part]').flatMap(({ part }) => [...part])

test.each(casesFrom('full', shownRows, ([tag]) => tag))(
  '<%s> has no part that is not documented',
  async (tag) => {
    const found = new Set<string>()
    const collect = async (markup: string) => {
      const element = show(markup)
      await drawn(element)
      await loaded(element)
      for (const part of partsOf(element)) found.add(part)
    }
    await collect(`<${tag}></${tag}>`)
    await signInAs()
    const ids = `service-id="${await serviceIdOf()}" ticket-id="TKT-M4XQ72PD"`
    await collect(`<${tag} ${ids} name="Ada" routing="memory"></${tag}>`)
    expect(found.size).toBeGreaterThan(0)
    expect([...found].filter((part) => !Object.hasOwn(partDocs, part))).toEqual([])
  },
)
