/** A session that ends while a file is on its way: the client signs in again, and sends what is still there. */
import '../../elements/signed-in'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fail, hang, type Rule } from '../../../server/api/intercept'
import { filesOf } from '../../../src/core/index'
import { draw, record, show, signInAs, stage, until } from '../../elements/page'
import { choose, control, fill, find, inside, open, press } from '../../elements/person'
import { count, rules } from '../../elements/server'

const project = 'project-website-relaunch'
const ended = fail(401, 'Your session is over.')
const held = () => document.querySelector('main > *') as HTMLElement
const shown = () => ({
  file: inside(held()).querySelector('[aria-label="Remove plan.pdf"]') !== null,
  remarks: inside(held()).querySelector('textarea')?.value,
})
const isAskedToSignIn = () => inside(held()).textContent?.includes('Log in to go on')

const places = [
  `<cp-files service-id="${project}"></cp-files>`,
  `<cp-project service-id="${project}"></cp-project>`,
  `<cp-portal routing="memory" path="/services/service/${project}"></cp-portal>`,
]

/** How the session ends, and what becomes of the upload. */
const ends: Record<string, { upload: Rule; end: () => void }> = {
  'by the upload itself': { upload: ended, end: () => {} },
  'by another call': {
    upload: hang(),
    end() {
      rules.files = ended
      filesOf(project).refresh()
    },
  },
}

const table = places.flatMap((html) => Object.keys(ends).map((how) => [html, how] as const))
test.each(table)('%s, ended %s, keeps file and remarks for the client', async (html, how) => {
  const { upload, end } = ends[how] ?? expect.fail()
  rules.uploadFile = upload
  const raised = record('cp-file-uploaded')
  show(html)
  await until(() => choose(held(), new File(['x'], 'plan.pdf', { type: 'application/pdf' })))
  await until(() => expect(shown().file).toBe(true))
  fill(held(), 'textarea', 'The latest')
  await draw()
  await press(held(), 'Upload', '[type=submit]')
  await until(() => expect(count('uploadFile')).toBe(1))
  end()
  await until(() => expect(isAskedToSignIn()).toBe(true))
  expect(shown()).toEqual({ file: true, remarks: 'The latest' })

  delete rules.uploadFile
  delete rules.files
  await signInAs()
  await until(() => expect(isAskedToSignIn()).toBe(false))
  expect(shown()).toEqual({ file: true, remarks: 'The latest' })
  await press(held(), 'Upload', '[type=submit]')
  await until(() => expect(raised).toMatchObject([{ detail: { serviceId: project, fileName: 'plan.pdf' } }]))
  expect(count('uploadFile')).toBe(2)
  await until(() => expect(shown()).toEqual({ file: false, remarks: '' }))
})

test('another client who signs in finds nothing of it', async () => {
  rules.uploadFile = ended
  show(places[0] ?? '')
  await until(() => choose(held(), new File(['x'], 'plan.pdf')))
  await until(() => expect(shown().file).toBe(true))
  fill(held(), 'textarea', 'Between Ada and the company')
  await draw()
  await press(held(), 'Upload', '[type=submit]')
  await until(() => expect(isAskedToSignIn()).toBe(true))
  await signInAs('new@example.com')
  await until(() => expect(isAskedToSignIn()).toBe(false))
  await until(() => expect(shown()).toEqual({ file: false, remarks: '' }))
})

test.each([
  [360, 740],
  [1366, 650],
])(
  'in a window of %i × %i px, the form that opens has its button in view, and so with a file',
  async (width, height) => {
    await page.viewport(width, height)
    document.body.style.margin = '0'
    const portal = await open(
      `cp-portal routing="memory" path="/services/service/${project}"`,
      'Upload a file',
    )
    const ends = () => {
      const button = control(portal, 'Upload', '[type=submit]')
      const { left, width, bottom } = button.getBoundingClientRect()
      return button.contains(inside(portal).elementFromPoint(left + width / 2, bottom - 2))
    }
    const unfold = control(portal, 'Upload a file')
    unfold.scrollIntoView({ block: 'end', behavior: 'instant' })
    unfold.click()
    await until(() => expect(ends()).toBe(true))
    const zone = find(portal, '[data-picker]')
    const before = zone.offsetHeight
    zone.focus()
    choose(portal, new File(['x'], 'plan.pdf', { type: 'application/pdf' }))
    await until(() => control(portal, 'Remove plan.pdf'))
    await until(() => expect(ends()).toBe(true))
    expect(zone.offsetHeight).toBeLessThan(before * 0.6)
  },
)

test('while the form is open, what opened it closes it, and the fields stand beside each other', async () => {
  stage.style.inlineSize = '1000px'
  const element = await open(`cp-project service-id="${project}"`, 'Upload a file')
  await press(element, 'Upload a file')
  const close = await until(() => control(element, 'Close'))
  const form = find(element, '[part~=field] textarea').closest('form')
  const tops = Array.from(form?.querySelectorAll('[part~=field]') ?? []).map(
    (each) => each.getBoundingClientRect().top,
  )
  expect(tops).toEqual([tops[0], tops[0]])
  const { right } = form?.getBoundingClientRect() ?? expect.fail()
  expect(close.getBoundingClientRect().right).toBe(right)
  close.click()
  await until(() => control(element, 'Upload a file'))
  expect(form?.checkVisibility()).toBe(false)
})
