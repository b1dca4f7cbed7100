/** What the elements let a host style is what the docs tell. */
import { beforeAll, expect, test } from 'vitest'
import { defineElements } from '../../../src/elements/index'
import { partDocs } from '../../../src/elements/reference/theming'
import { drawn, inside, serviceIdOf, show, shownRows, signInAs, until } from '../page'
import { casesFrom } from '../stand-ins'

beforeAll(() => defineElements())

const partsOf = (element: Element) =>
  Array.from(inside(element).querySelectorAll('[part]')).flatMap(({ part }) => [...part])

test.each(casesFrom('full', shownRows, ([tag]) => tag))(
  '<%s> has no part that is not documented',
  async (tag) => {
    const found = new Set<string>()
    const collect = async (markup: string) => {
      const element = show(markup)
      await drawn(element)
      await until(() => expect(element.matches(':state(loading)')).toBe(false))
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
