/**
 * Elements of a page stand in the place of what the document has under their names: where `<img name="body">` is,
 * `document.body` is the image. Some sites let their readers write such names.
 */
import { readdirSync, readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { inFull } from '../tiers'
import { everyElement, inTime, shownTags } from './every-element'
import { expect, logIn, openHostPage, openWidgets, test, toast } from './test'

/** How our scripts read a part of the document: `tests/architecture/built-ins.test.ts` names any other way. */
const ways = /(?:unclobbered\(document\)|documentOf\([\w.]+\)|pageDocument\??)\.(\w+)|\bpart\('(\w+)'/g
const ours = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .flatMap((file) =>
    Array.from(readFileSync(`src/${file}`, 'utf8').matchAll(ways), ([, one, other]) => one ?? other),
  )

/** By these React makes its nodes, and so does Preact: there they can't be kept from it. React itself needs `createElement`. */
const makers = ['createElementNS', 'createTextNode']
const reacts = ['removeEventListener', 'activeElement', 'head', 'nodeType', 'nodeName']
const scripts = [
  'cookie',
  'currentScript',
  'adoptedStyleSheets',
  'forms',
  'images',
  'location',
  'children',
  'append',
]
const names = Array.from(new Set([...ours, ...reacts, ...scripts]), (name) => name ?? '').filter(
  (name) => !['createElement', ...makers].includes(name),
)

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

async function expectData(page: Page, those: readonly string[]): Promise<void> {
  await openWidgets(page, `<body>${formsNamed(those)}${everyElement}</body>`)
  await expect.poll(() => statesOn(page), inTime).toEqual(ready)
}

test('forms with all names that scripts read: every element shows its data', async ({ page }, {
  project,
}) => {
  expect(ours.length).toBeGreaterThan(20)
  await expectData(page, [...names, ...(project.name === 'light' ? [] : makers)])
})

for (const name of [...names, ...makers])
  test(`a form named ${name}: every element shows its data`, inFull(), async ({ page }, { project }) => {
    test.skip(project.name === 'light' && makers.includes(name), 'Preact reads it itself.')
    await expectData(page, [name])
  })

test.describe('with a wrong password', () => {
  test.use({ expectedErrors: /status of 401/ })

  test('a client is told, and signs in', inFull(), async ({ page }, { project }) => {
    const all = [...names, ...(project.name === 'light' ? [] : makers)]
    await openHostPage(page, `<body>${formsNamed(all)}<cp-login></cp-login></body>`)
    await logIn(page, 'ada', 'not her password')
    await expect(
      toast(page, 'The email or the password is not right. Please check both and try again.'),
    ).toBeVisible()
    await logIn(page)
    await expect(page.getByText('Ada Lovelace')).toBeVisible()
  })
})
