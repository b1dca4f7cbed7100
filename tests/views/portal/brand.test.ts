/** What a company puts in place of ours: its name, logo, words and titles. */
import { beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { configure } from '../../../src/core/index'
import { defineElements } from '../../../src/elements/index'
import { show, signInAs, until } from '../../elements/page'
import { all, inside, reads, textOf } from '../../elements/person'
import { serviceIdOf } from '../../elements/server'

// The navigation stands at the side, with the full names.
beforeAll(async () => {
  await page.viewport(1280, 800)
  await defineElements()
})

const texts = (element: Element, selector: string) =>
  Array.from(inside(element).querySelectorAll(selector), (each) => each.textContent?.trim() ?? '')

/** A page whose host has written no more than attributes. */
async function openPage(config: string, element: string, email?: string): Promise<Element> {
  await signInAs(email)
  const shown = show(`<div><cp-config ${config}></cp-config>${element}</div>`).lastElementChild
  if (!shown) throw new Error(`There is no element in ${element}`)
  return shown
}

test.each([
  ['client@example.com', 'Maya Okafor'],
  ['new@example.com', 'Not assigned yet'],
])("the consultant's title heads the card, for %s", async (email, text) => {
  const card = await openPage(
    'brand-consultant-title="Project Lead"',
    '<cp-consultant></cp-consultant>',
    email,
  )
  await reads(card, text)
  expect(texts(card, 'h3')).toEqual(['Project Lead'])
  expect(textOf(card)).not.toMatch(/business consultant/i)
})

test('the name stands in the layout and in the title of the page', async () => {
  const portal = await openPage('brand-name="Acme"', '<cp-portal></cp-portal>')
  await reads(portal, 'Hello, Ada')
  expect(texts(portal, '[part=brand]')).toEqual(['Acme', 'Acme']) // at the side, and in the bar of a phone
  await until(() => expect(document.title).toBe('Dashboard · Acme'))
  document.title = ''
})

test('the logo takes the place of the name, which becomes its text', async () => {
  const logo = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>'
  const portal = await openPage(
    `brand-name="Acme" brand-logo='${logo}'`,
    '<cp-portal routing="memory"></cp-portal>',
  )
  await reads(portal, 'Hello, Ada')
  const images = all<HTMLImageElement>(portal, '[part=brand] img')
  expect(images.map(({ alt, src }) => ({ alt, src }))).toEqual(Array(2).fill({ alt: 'Acme', src: logo }))
  expect(texts(portal, '[part=brand]')).toEqual(['', ''])
})

test("the provider's label says whose files they are", async () => {
  const id = await serviceIdOf()
  const files = await openPage(
    'brand-provider-label="the Acme team"',
    `<cp-files service-id="${id}"></cp-files>`,
  )
  await reads(files, 'From the Acme team')
  expect(textOf(files)).not.toContain('the provider')
})

test('without a label, the language has words for it: of where from, and of who', async () => {
  const files = await openPage('locale="de"', '<cp-files service-id="project-website-relaunch"></cp-files>')
  await reads(files, 'Von Ihrem Anbieter')
  await reads(files, 'Ihr Anbieter')
})

test('the navigation takes its words from the messages, and so do the headings of what it leads to', async () => {
  const words = { dashboard: 'Overview', payments: 'Invoices', projects: 'Cases', tickets: 'Ask us' }
  configure({ messages: { layout: words, payments: { history: 'Invoices' } } })
  const portal = await openPage(
    '',
    '<cp-portal routing="memory" path="/payments/payment-history"></cp-portal>',
  )
  await until(() => expect(texts(portal, 'h1')).toEqual(['Invoices']))
  expect(texts(portal, 'header nav a').toSorted()).toEqual(Object.values(words).toSorted())
})
