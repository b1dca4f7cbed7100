/** From the search of a list that finds nothing to the search over everything. */
import '../../elements/signed-in'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { configure } from '../../../src/core/index'
import { until } from '../../elements/page'
import { all, fill, find, open, press, reads, textOf, textsOf } from '../../elements/person'

const html = 'cp-portal routing="memory" path="/payments/payment-history"'
const ownSearch = '[type=search]:not([role=combobox])'

test.each([
  [1280, '[role=search] input'],
  [360, 'dialog[open] input'],
])('the words go along, %s px wide', async (width, field) => {
  await page.viewport(width, 800)
  const portal = await open(html, '#PAY-450211')
  await fill(portal, ownSearch, 'relaunch')
  await reads(portal, 'Nothing matches')
  await press(portal, 'Search everything')
  await until(() => expect(find<HTMLInputElement>(portal, field).value).toBe('relaunch'))
  await until(() => expect(textsOf(portal, '[role=option] > span > bdi')).toContain('Website relaunch'))
})

test.each([true, false])('a search in a place of its own takes the words: %s', async (isOn) => {
  configure({ features: { search: isOn } })
  const payments = await open('<cp-payments></cp-payments><cp-search></cp-search>', '#PAY-450211')
  const search = payments.nextElementSibling
  await until(() => expect(all(search, '[role=search]')).toHaveLength(isOn ? 1 : 0))
  await fill(payments, ownSearch, 'relaunch')
  await reads(payments, 'Nothing matches')
  expect(textOf(payments).includes('Search everything')).toBe(isOn)
})

test('where no such search is on the page, nothing leads there', async () => {
  const payments = await open('cp-payments', '#PAY-450211')
  await fill(payments, ownSearch, 'relaunch')
  await reads(payments, 'Nothing matches')
  expect([textOf(payments).includes('Search everything'), all(payments, 'dialog').length]).toEqual([false, 0])
})
