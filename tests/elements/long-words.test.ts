/** A word of 110 letters in every text that a server, or a host, gives: on a phone, nothing is wider than the page. */
import { afterEach, beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { CallName } from '../../server/api/calls'
import { fail } from '../../server/api/intercept'
import { configure, notify } from '../../src/core/index'
import type { Tag } from '../../src/elements/elements'
import { defineElements } from '../../src/elements/index'
import { elementCalls } from '../../src/elements/reference/calls'
import { everyView, showView } from './every-view'
import { cutIn, textsBeyondPage } from './fit'
import { draw, errors, shownRows, signInAs, until } from './page'
import { choose, control, drawn, inside, loaded } from './person'
import { rules, serve } from './server'
import { casesFrom, firstOfEach } from './stand-ins'

beforeAll(async () => {
  await defineElements()
  await page.viewport(390, 740)
})
const root = document.documentElement
// A failure of milestones is told to the console.
afterEach(() => void errors.mockClear())

const word = 'Donaudampfschiff'.repeat(7).slice(0, 110)
/** Every field whose text is shown: those of the entities but for dates, numbers, and what an address is made of. */
const texts = new Set([
  ...['name', 'email', 'company', 'serviceId', 'serviceName', 'industry', 'active', 'title', 'description'],
  ...['status', 'paymentId', 'receivedPaymentId', 'subject', 'message', 'messageFrom', 'CTA'],
])
const addresses = new Set(['files', 'attachments'])

/** The same answer, with a long word in each text. */
function lengthen(value: unknown, field = ''): unknown {
  if (Array.isArray(value)) return value.map((each) => lengthen(each, field))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, lengthen(each, name)]))
  if (typeof value !== 'string') return value
  if (addresses.has(field)) return `/files/${word}.pdf`
  // What is waited for keeps its status.
  const isKept = /^(Client|System|Active|Action Required)$/.test(value)
  return texts.has(field) && !isKept ? `${word} ${value}` : value
}

const serveLong: typeof fetch = async (input, init) => {
  const answer = await serve(input, init)
  const { status, headers } = answer
  const isJson = headers.get('content-type')?.includes('json')
  return isJson ? Response.json(lengthen(await answer.json()), { status }) : answer
}

const open = (tag: Tag, path?: string) => showView(tag, path, `name="${word}"`)

async function expectToFit(element: Element) {
  await draw()
  expect(textsBeyondPage(element)).toEqual([])
  expect(cutIn(element)).toEqual([])
  expect(root.scrollWidth).toBe(root.clientWidth)
}

/** Signs in, on a page without a margin. */
async function enter() {
  document.body.style.margin = '0'
  configure({ fetch: serveLong, brand: { name: word, providerLabel: word, consultantTitle: word } })
  await signInAs()
}

/** What opens on a button. */
const opened: Partial<Record<Tag, RegExp>> = {
  'cp-notifications': /^Notifications/,
  'cp-account': /account$/,
}

test.each(casesFrom('full', everyView, ([tag]) => tag))('<%s path="%s">', async (tag, path) => {
  await enter()
  const element = open(tag, path)
  await drawn(element)
  await loaded(element)
  const button = opened[tag]
  if (button) control(element, button).click()
  if (button) await until(() => expect(inside(element).querySelector(':popover-open')).not.toBeNull())
  const showsTexts = elementCalls[tag].shown.length > 0 && tag !== 'cp-summary'
  if (showsTexts) await until(() => expect(inside(element).textContent).toContain(word))
  await expectToFit(element)
})

const failing = shownRows.flatMap(([tag]) => elementCalls[tag].shown.map((call) => [tag, call] as const))
const failed = firstOfEach(failing, ([tag]) => tag)
test.each(casesFrom('full', failed, ([tag]) => tag))('<%s>, when %s fails', async (tag, call) => {
  await enter()
  rules[call as CallName] = fail(500, word)
  const element = open(tag)
  await drawn(element)
  await loaded(element)
  await expectToFit(element)
})

test.each(['cp-files', 'cp-raise-ticket'] as const)('a file that is chosen in <%s>', async (tag) => {
  await enter()
  const element = open(tag)
  await until(() => choose(element, new File(['x'], `${word}.pdf`, { type: 'application/pdf' })))
  await until(() => expect(inside(element).textContent).toContain(`${word}.pdf`))
  await expectToFit(element)
})

test('a toast', async () => {
  await enter()
  open('cp-account')
  notify.error(word)
  await until(() => expect(document.querySelector('cp-toaster')?.shadowRoot?.textContent).toContain(word))
  const toaster = document.querySelector('cp-toaster')
  if (toaster) await expectToFit(toaster)
})
