/** The picture of an update: as wide as its text, with room before it comes; its name where it can't be loaded. */
import '../../elements/signed-in'
import { expect, test } from 'vitest'
import { stage, until } from '../../elements/page'
import { all, control, find, open } from '../../elements/person'
import { respond } from '../../elements/server'

function openAt(width: number, ...files: string[]) {
  stage.style.inlineSize = `${width}px`
  respond({
    service: { _id: 'p1', serviceName: 'Website' },
    tickets: [],
    milestones: [],
    serviceUpdates: [
      {
        _id: 'u1',
        title: 'The design',
        description: 'See below. '.repeat(50),
        files,
        actionRequiredFromClient: true,
      },
    ],
  })
  return open('cp-project-updates service-id="p1"', 'Reply')
}
const openWith = (...files: string[]) => openAt(1200, ...files)

const textIn = (element: Element) =>
  all(element, 'ol p')
    .find(({ textContent }) => textContent?.startsWith('See below'))
    ?.getBoundingClientRect() ?? new DOMRect()

test('where there is room, it stands beside the text, whose lines are no longer than 80 characters, and opens large', async () => {
  const element = await openWith('/docs/dashboard-light.png', '/docs/plan.pdf')
  const picture = find<HTMLImageElement>(element, 'ul img')
  const { left, top, width, height } = picture.getBoundingClientRect()
  await until(() => expect(picture.naturalWidth).toBeGreaterThan(0))
  expect(picture.getBoundingClientRect().height).toBe(height)
  const text = textIn(element)
  expect(text.width).toBeLessThan(600)
  expect(left).toBeGreaterThan(text.right)
  expect(Math.abs(top - text.top)).toBeLessThan(8)
  expect(width).toBeGreaterThan(500)
  const question = control(element, 'Reply to The design').getBoundingClientRect()
  expect(question.left).toBe(text.left)
  expect(question.top - text.bottom).toBeLessThan(20)
  control(element, /plan\.pdf/)
  picture.closest('a')?.click()
  await until(() => expect(find(element, 'dialog[open] [role=img],dialog[open] img')).toBeDefined())
})

test('on a phone, what is asked stands below the text and its picture', async () => {
  const element = await openAt(360, '/docs/dashboard-light.png')
  const picture = find(element, 'ul img').getBoundingClientRect()
  const question = control(element, 'Reply to The design').getBoundingClientRect()
  expect(picture.top).toBeGreaterThan(textIn(element).bottom)
  expect(question.top).toBeGreaterThan(picture.bottom)
  expect(Math.abs(picture.width - textIn(element).width)).toBeLessThan(4)
})

test('several are small and of one height, each in its own shape; nothing of them is cut off', async () => {
  const element = await openWith(
    '/docs/dashboard-light.png',
    '/server/seed/files/phone-menu.png',
    '/plan.pdf',
  )
  const pictures = all<HTMLImageElement>(element, 'ul img')
  for (const picture of pictures) {
    await until(() => expect(picture.naturalWidth).toBeGreaterThan(0))
    expect(picture.clientWidth).toBeLessThan(200)
    expect(getComputedStyle(picture).objectFit).toBe('contain')
    expect(picture.clientWidth / picture.clientHeight).toBeCloseTo(
      picture.naturalWidth / picture.naturalHeight,
      1,
    )
  }
  const [first, second] = pictures.map((picture) => picture.getBoundingClientRect())
  expect(second?.height).toBe(first?.height)
  expect(Number(second?.left) - Number(first?.right)).toBeLessThan(20)
  const name = control(element, /plan\.pdf/).getBoundingClientRect()
  expect(Math.abs(name.bottom - Number(first?.bottom))).toBeLessThan(3)
})

test('one that is lost is shown by its name', async () => {
  const element = await openWith('/docs/nothing-here.png')
  await until(() => expect(control(element, 'nothing-here.png').clientHeight).toBeLessThan(50))
  expect(all(element, 'ul img')).toEqual([])
})
