/** The only picture of a message: whole, whatever its shape, in a room that is there before it comes. */
import '../../elements/signed-in'
import { expect, test } from 'vitest'
import type { Rule } from '../../../server/api/intercept'
import { stage, until } from '../../elements/page'
import { find, focusedIn, open, press } from '../../elements/person'
import { rules } from '../../elements/server'

const withPicture =
  (path: string): Rule =>
  async (proceed) => {
    const { data } = await (await proceed()).json()
    const [message] = data.messages
    const messages = [{ ...message, message: 'See the picture.', attachments: [path] }]
    return Response.json({ success: true, data: { ...data, messages } })
  }

test.each([
  [1000, 320, 240],
  [280, undefined, 240],
])('in a page of %s px, it can be read', async (page, width, most) => {
  stage.style.inlineSize = `${page}px`
  rules.ticket = withPicture('/docs/dashboard-light.png')
  const ticket = await open('cp-ticket ticket-id="TKT-M4XQ72PD"', 'See the picture.')
  const picture = find<HTMLImageElement>(ticket, '[data-message] img')
  const box = picture.closest('a') ?? picture
  const before = box.getBoundingClientRect()
  expect(before.height).toBeLessThanOrEqual(most)
  expect(before.width / before.height).toBeCloseTo(4 / 3)
  if (width) expect(before.width).toBe(width)
  expect(getComputedStyle(picture).objectFit).toBe('contain')
  await until(() => expect(picture.naturalWidth).toBeGreaterThan(0))
  expect(box.getBoundingClientRect().toJSON()).toEqual(before.toJSON())
})

test.each([1000, 280])(
  'in a page of %s px, a high one is as wide as it is, and moves nothing',
  async (page) => {
    stage.style.inlineSize = `${page}px`
    rules.ticket = withPicture('/server/seed/files/phone-menu.png')
    const ticket = await open('cp-ticket ticket-id="TKT-M4XQ72PD"', 'See the picture.')
    const picture = find<HTMLImageElement>(ticket, '[data-message] img')
    const message = picture.closest('[data-message]') ?? picture
    const before = message.getBoundingClientRect()
    await until(() => expect(picture.naturalHeight).toBeGreaterThan(picture.naturalWidth))
    const { width, height } = picture.getBoundingClientRect()
    expect(width / height).toBeCloseTo(picture.naturalWidth / picture.naturalHeight)
    const box = picture.closest('a')?.getBoundingClientRect()
    expect(box?.width).toBeLessThan(width + 3)
    expect(message.getBoundingClientRect().height).toBe(before.height)
  },
)

test('a file that was found by its name opens from its message, which has the focus afterwards', async () => {
  history.replaceState(null, '', '/ticket?message=dashboard-light.png')
  rules.ticket = withPicture('/docs/dashboard-light.png')
  const ticket = await open('cp-ticket ticket-id="TKT-M4XQ72PD"', 'See the picture.')
  const viewer = await until(() => find<HTMLDialogElement>(ticket, 'dialog'))
  expect(viewer.textContent).toContain('dashboard-light.png')
  await press(ticket, 'Close', 'dialog button')
  await until(() => expect(focusedIn(ticket)?.textContent).toContain('See the picture.'))
})
