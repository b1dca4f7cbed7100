/**
 * Elements of a page stand in the place of what the document has under their names: where `<img name="body">` is,
 * `document.body` is the image. Some sites let their readers write such names.
 */
import { readdirSync, readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { inFull } from '../tiers'
import { everyElement, inTime, shownTags } from './every-element'
import { expect, logIn, openHostPage, openWidgets, resumeSession, test, toast, watchStrangers } from './test'

/** How our scripts read a part of the document: `tests/architecture/built-ins.test.ts` names any other way. */
const ways = /(?:unclobbered\(document\)|documentOf\([\w.]+\)|pageDocument\??)\.(\w+)|\bpart\('(\w+)'/g
const ours = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .flatMap((file) =>
    Array.from(readFileSync(`src/${file}`, 'utf8').matchAll(ways), ([, one, other]) => one ?? other),
  )

/** What is read in another way, what React reads, and what other scripts and our readers of pages ask for. */
const others = [
  ...['URL', 'dispatchEvent', 'host', 'removeEventListener', 'activeElement', 'head', 'nodeType', 'nodeName'],
  ...['cookie', 'currentScript', 'adoptedStyleSheets', 'forms', 'images', 'location', 'children', 'append'],
]
/** These React or Preact reads while it loads, to make a node, or of the window at an event: there they can't be kept from it. */
const kept: Record<string, readonly string[]> = {
  react: ['createElement', 'nodeName'],
  light: ['createElementNS', 'createTextNode'],
}
const makers = Object.values(kept).flat()
const names = Array.from(new Set([...ours, ...others, ...makers]), (name) => name ?? '')
const namesFor = (project: string) => names.filter((name) => !kept[project]?.includes(name))

/** Where the page's own names of the window are taken, too, by ids that we would ask for. */
const evil = 'https://evil.example/'
const ids = ['customElements', 'localStorage', 'history', 'fetch', 'config', 'settings', 'token', 'apiUrl']
const links = [...ids, 'navigation', 'requestIdleCallback']
  .map((id) => `<a id="${id}" name="${id}" href="${evil}"></a>`)
  .join('')

const formsNamed = (those: readonly string[]) =>
  those.map((name) => `<form name="${name}"><input name="shadowRoot"></form>`).join('')

/** What each element shows. The question goes past the names, as they do. */
const statesOn = (page: Page) =>
  page.evaluate((tags) => {
    const states = ['loading', 'ready', 'empty', 'error', 'signed-out']
    return tags.map((tag) => {
      const element = Document.prototype.querySelector.call(document, tag)
      return `${tag}: ${states.find((state) => element?.matches(`:state(${state})`))}`
    })
  }, shownTags)

const ready = shownTags.map((tag) => `${tag}: ready`)

async function expectData(page: Page, those: readonly string[], more = ''): Promise<void> {
  await openWidgets(page, `<body>${formsNamed(those)}${more}${everyElement}</body>`)
  await expect.poll(() => statesOn(page), inTime).toEqual(ready)
}

test('all names that scripts read are taken: every element shows its data', async ({ page }, { project }) => {
  expect(ours.length).toBeGreaterThan(20)
  const strangers = watchStrangers(page)
  await expectData(page, namesFor(project.name), links)
  expect(strangers).toEqual([])
})

test('a list of 10,000 rows scrolls to rows that were not drawn', inFull(), async ({ page }, { project }) => {
  await resumeSession(page, 'large')
  await openHostPage(page, `<body>${formsNamed(namesFor(project.name))}<cp-payments></cp-payments></body>`)
  const rows = page.getByRole('table').getByRole('row')
  await expect(rows.nth(5)).toBeVisible()
  await page.getByRole('table').hover()
  await expect(async () => {
    await page.mouse.wheel(0, 4_000)
    expect(Number(await rows.last().getAttribute('aria-rowindex'))).toBeGreaterThan(150)
  }).toPass(inTime)
})

for (const name of names)
  test(`a form named ${name}: every element shows its data`, inFull(), async ({ page }, { project }) => {
    test.skip(kept[project.name]?.includes(name) ?? false, 'React or Preact reads it itself.')
    await expectData(page, [name])
  })

test.describe('with a wrong password', () => {
  test.use({ expectedErrors: /status of 401/ })

  test('a client is told, signs in, and the host hears of it', inFull(), async ({ page }, { project }) => {
    await page.addInitScript(() => {
      document.addEventListener('cp-sign-in', () => Reflect.set(window, 'heard', true))
    })
    await openHostPage(page, `<body>${formsNamed(namesFor(project.name))}<cp-login></cp-login></body>`)
    await logIn(page, 'ada', 'not her password')
    await expect(
      toast(page, 'The email or the password is not right. Please check both and try again.'),
    ).toBeVisible()
    await logIn(page)
    await expect(page.getByText('Ada Lovelace')).toBeVisible()
    expect(await page.evaluate(() => Reflect.get(window, 'heard'))).toBe(true)
  })
})
