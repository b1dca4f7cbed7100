/** `heading-level`: the headings of every element begin where the host says, and none is ever skipped. */
import './defined'
import axe from 'axe-core'
import { describe, expect, test } from 'vitest'
import { type CallName, calls } from '../../server/api/calls'
import { fail, hang, type Rule, type Rules } from '../../server/api/intercept'
import { routePath } from '../../src/core/index'
import { routeNames } from '../../src/core/settings/routes'
import type { Tag } from '../../src/elements/elements'
import { elementDocs } from '../../src/elements/reference/sentences'
import { draw, errors, show, shownRows, signInAs, stage, until } from './page'
import { all, becomes, drawn, find, focusedIn, open, press, reads, textsOf } from './person'
import { rules } from './server'
import { casesFrom } from './stand-ins'

const params = {
  serviceId: 'project-website-relaunch',
  ticketId: 'TKT-M4XQ72PD',
  userId: 'ada',
  token: 't',
  request: 'r',
  code: '402817',
}
const samples: Record<string, string> = { 'service-id': params.serviceId, 'ticket-id': params.ticketId }

/** The level of the first heading where the host says none, as the reference tells it. */
const usualOf = (tag: Tag) => {
  const docs: Record<string, string> = elementDocs[tag].attributes ?? {}
  return Number(/Without it: (\d)/.exec(docs['heading-level'] ?? '')?.[1])
}

/** Each element as a host writes it: in each of its variants, and the portal at each of its screens. */
const places = shownRows.flatMap(([tag, { attributes }]) => {
  const required = Object.keys(attributes).filter((name) => attributes[name]?.required)
  const html = [tag, ...required.map((name) => `${name}="${samples[name]}"`)].join(' ')
  const place = { tag, html, first: usualOf(tag), takesLevel: 'heading-level' in attributes }
  if (tag === 'cp-portal') {
    const paths = [...routeNames.map((name) => routePath(name, params)), '/nowhere']
    return paths.map((path) => ({ ...place, html: `${tag} routing="memory" path="${path}"` }))
  }
  const parts = attributes.variant ? [{ ...place, html: `${tag} variant="recent"`, first: 3 }] : []
  return [place, ...parts]
})

const every = async (rule: Rule) => {
  await signInAs()
  for (const name of Object.keys(calls)) rules[name as CallName] = rule // the keys of a table of all calls
}
const states: Record<string, () => Promise<void>> = {
  ready: () => signInAs(),
  'empty or missing': () => signInAs('new@example.com'),
  failed: () => every(fail(500, 'No.')),
  loading: () => every(hang()),
  'signed out': async () => {},
}

const headingsOf = (element: Element) => all(element, 'h1,h2,h3,h4,h5,h6,[role=heading]')
const outlineOf = (element: Element) => headingsOf(element).map(({ localName }) => Number(localName.slice(1)))

/** The same outline from another level on. There is none below 6. */
const movedTo = (first: number, outline: number[]) =>
  outline.map((level) => Math.min(level - (outline[0] ?? 0) + first, 6))

describe.each(Object.entries(states))('%s', (state, open) => {
  // In all others, axe finds a heading that skips a level: see below.
  test.each(casesFrom('full', places, ({ tag }) => tag))(
    '<$html>',
    async ({ tag, html, first, takesLevel }) => {
      await open()
      const levels = takesLevel ? [1, 2, 5] : []
      const attributes = ['', ...levels.map((level) => ` heading-level="${level}"`)]
      show(`<div>${attributes.map((attribute) => `<${html}${attribute}></${tag}>`).join('')}</div>`)
      const [plain, ...others] = stage.querySelectorAll('div>*')
      if (!plain) throw new Error('There is no element.')
      await Promise.all([plain, ...others].map(drawn))
      if (state !== 'loading') await until(() => expect(stage.querySelector(':state(loading)')).toBeNull())
      await draw()
      // Parts of an element may still come: its state is that of those that are there.
      await until(() => {
        const outline = outlineOf(plain)
        // The panel of the bell is closed. Signed out, only what is for everybody has a heading.
        if (!takesLevel || tag === 'cp-notifications') expect(outline).toEqual([])
        else if (state !== 'signed out') expect(outline).not.toEqual([])
        for (const [index, level] of outline.entries()) {
          expect(level).toBeGreaterThanOrEqual(first)
          expect(level).toBeLessThanOrEqual((outline[index - 1] ?? first - 1) + 1)
        }
        expect(others.map(outlineOf)).toEqual(levels.map((level) => movedTo(level, outline)))
        expect(headingsOf(plain).filter(({ textContent }) => !textContent?.trim())).toEqual([])
      })
      if (state !== 'ready') errors.mockClear() // what can't be loaded is logged
    },
  )
})

test('the headings of a project, from 3 on', async () => {
  await signInAs()
  const project = show(`cp-project service-id="${params.serviceId}" heading-level="3"`)
  await press(project, 'The whole story (14)')
  await reads(project, 'Coming up')
  await becomes(project, 'ready')
  const outline = () => headingsOf(project).map(({ localName, textContent }) => `${localName} ${textContent}`)
  const expected = [
    'h3 Project Details',
    'h4 Website relaunch',
    'h4 Project Timeline',
    'h4 Business Consultant',
    'h4 Files & Documents',
    'h5 Upload a file',
    'h4 Payment History',
    'h4 The whole story (14)',
    'h5 Coming up',
  ]
  await until(() => expect(outline().slice(0, 9)).toEqual(expected))
})

test('what is still to come has no heading without words', async () => {
  await signInAs()
  Object.assign(rules, { files: hang(), milestones: hang(), servicePayments: hang() } satisfies Rules)
  const project = await open(`cp-project service-id="${params.serviceId}"`, 'Business Consultant')
  await draw()
  expect(headingsOf(project).map(({ textContent }) => textContent)).not.toContain('')
})

test.each([
  ['cp-notifications', '', [2]],
  ['cp-notifications', '4', [4]],
  // It stands under the screen.
  ['cp-portal', '', [2, 1]],
  ['cp-portal', '3', [4, 3]],
])('the panel of the bell in <%s heading-level="%s">', async (tag, level, outline) => {
  await signInAs()
  const path = routePath('tickets')
  const element = show(`<${tag} routing="memory" path="${path}" heading-level="${level}"></${tag}>`)
  if (tag === 'cp-portal') await reads(element, 'Raise a ticket')
  await press(element, /^Notifications/)
  await reads(element, 'Dismiss all')
  await until(() => expect(outlineOf(element)).toEqual(outline))
})

test('a modal dialog begins at 2, because nothing behind it can be reached', async () => {
  await signInAs()
  const dashboard = show('cp-dashboard heading-level="4"')
  await press(dashboard, 'Add Services')
  await until(() => expect(textsOf(dashboard, 'dialog[open] h2')).toEqual(['Add Services']))
})

test('a heading looks the same at every level', async () => {
  await signInAs()
  const level = (first: number) =>
    `<cp-files service-id="${params.serviceId}" heading-level="${first}"></cp-files>`
  show(`<div>${[1, 2, 3, 4, 5].map(level).join('')}</div>`)
  const cards = Array.from(stage.querySelectorAll('cp-files'))
  await until(() => expect(cards.flatMap(headingsOf)).toHaveLength(10))
  const looks = cards.map((card) =>
    headingsOf(card).map((heading) => {
      const { margin, fontSize, fontWeight } = getComputedStyle(heading)
      return { margin, fontSize, fontWeight }
    }),
  )
  expect(looks).toEqual(looks.map(() => looks[0]))
})

test('the property changes the headings, and nothing else', async () => {
  await signInAs()
  const form = show('cp-raise-ticket')
  // With that of the open tickets, which comes behind the form.
  await until(() => expect(outlineOf(form)).toEqual([2, 3, 4]))
  const field = find(form, 'textarea')
  field.focus()
  Reflect.set(form, 'headingLevel', 4)
  await until(() => expect(outlineOf(form)).toEqual([4, 5, 6]))
  expect(focusedIn(form) === field).toBe(true)
  form.removeAttribute('heading-level')
  await until(() => expect(outlineOf(form)).toEqual([2, 3, 4]))
})

test("below a host's own h2, axe finds all headings in order", async () => {
  await signInAs()
  const html = places
    .filter(({ takesLevel, first }) => takesLevel && first > 1)
    .map((place) => `<h2>Next</h2><${place.html} heading-level="3"></${place.tag}>`)
  show(`<div><h1>Account</h1>${html.join('')}</div>`)
  await until(() => expect(stage.querySelector(':state(loading)')).toBeNull())
  const order = () => axe.run(stage, { runOnly: { type: 'rule', values: ['heading-order'] } })
  expect((await order()).violations).toEqual([])
  for (const element of stage.querySelectorAll('[heading-level]')) element.setAttribute('heading-level', '4')
  await until(async () => expect((await order()).violations).toHaveLength(1))
})
