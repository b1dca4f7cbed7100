/** Texts that have broken other products: searched, and as what is found. Each stays a text, and its entry is found. */
import { beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { defineElements } from '../../../src/elements/index'
import { naughty } from '../../naughty'
import { sampleOf } from '../../trials'
import { draw, show, signInAs, until } from '../page'
import { all, fill, find } from '../person'
import { respond } from '../server'
import { guardPage } from './guard'

guardPage()
beforeAll(async () => {
  await page.viewport(1280, 800)
  await defineElements({ only: ['cp-search'] })
})

const texts = sampleOf(naughty, 60)

async function open() {
  await signInAs()
  respond({
    services: texts.map((serviceName, index) => ({
      ...{ _id: `p${index}`, serviceId: `SRV-${1000 + index}`, serviceName, active: serviceName },
      ...{ createdAt: '2026-01-01', totalCost: 1, receivedAmount: 0 },
    })),
    search: texts.map((text, index) => ({ id: `f${index}`, kind: text, path: text, title: text, text })),
  })
  const element = show('cp-search')
  await until(() => find(element, 'input').click())
  await until(() => expect(all(element, '[role=option]').length).toBeGreaterThan(0))
  return element
}

/** What an entry may consist of: nothing that a text could have brought along. */
const own = ['bdi', 'mark', 'path', 'span', 'svg']

test('an entry is a text, and leads to its project', async () => {
  const element = await open()
  for (const [index, text] of texts.entries()) {
    fill(element, 'input', `SRV-${1000 + index}`)
    const link = await until(() => find(element, `[role=option][href="/services/service/p${index}"]`))
    const names = Array.from(link.querySelectorAll('*'), ({ localName }) => localName)
    expect(
      names.filter((name) => !own.includes(name)),
      text,
    ).toEqual([])
  }
})

test('whatever is searched, the panel goes on', async () => {
  const element = await open()
  for (const text of texts) {
    fill(element, 'input', text)
    await draw()
    const addresses = all(element, 'a').map((link) => link.getAttribute('href') ?? '')
    expect(
      addresses.filter((address) => !/^(\/|https:)/.test(address)),
      text,
    ).toEqual([])
  }
  fill(element, 'input', 'SRV-1000')
  await until(() => expect(all(element, '[href="/services/service/p0"]')).toHaveLength(1))
})
