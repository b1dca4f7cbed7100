/** What the elements let a host style is what the docs tell. */
import '../defined'
import { expect, test } from 'vitest'
import { partDocs } from '../../../src/elements/reference/theming'
import { showView } from '../every-view'
import { show, shownRows, signInAs } from '../page'
import { all, drawn, loaded } from '../person'
import { casesFrom } from '../stand-ins'

test.each(casesFrom('full', shownRows, ([tag]) => tag))(
  '<%s> has no part that is not documented',
  async (tag) => {
    const found = new Set<string>()
    const collect = async (element: Element) => {
      await drawn(element)
      await loaded(element)
      for (const { part } of all(element, '[part]')) for (const name of part) found.add(name)
    }
    await collect(show(tag))
    await signInAs()
    await collect(showView(tag, '', 'name="Ada"'))
    expect(found.size).toBeGreaterThan(0)
    expect([...found].filter((part) => !Object.hasOwn(partDocs, part))).toEqual([])
  },
)
