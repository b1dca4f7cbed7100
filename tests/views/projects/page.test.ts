/** The page of a project: its name leads, then what is asked, and the cards beside its timeline leave its height alone. */
import '../../elements/signed-in'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { hang } from '../../../server/api/intercept'
import { configure } from '../../../src/core/index'
import { actByFinger } from '../../elements/finger'
import { show, stage, until } from '../../elements/page'
import { all, becomes, control, find, focusedIn, inside, open, press, textsOf } from '../../elements/person'
import { respond, rules } from '../../elements/server'

async function openAt(width: number, slug: string, height = 900) {
  await page.viewport(1280, height)
  stage.style.inlineSize = `${width}px`
  const element = await open(
    `cp-project heading-level="1" service-id="project-${slug}"`,
    /Maya Okafor.*Payment History/s,
  )
  await becomes(element, 'ready')
  // A client's reply takes the banner away: no state waits until it is known, but the way down does.
  await until(() => expect(find(element, 'nav[aria-label="Project Details"]').style.visibility).toBe(''))
  return element
}

const headingsOf = (element: Element) => all(element, 'h1,h2')
const cardOf = (element: Element, text: string) => {
  const heading = headingsOf(element).find(({ textContent }) => textContent === text)
  return heading?.closest('section')?.getBoundingClientRect() ?? new DOMRect()
}
const sizeOf = (heading: Element) =>
  Number.parseFloat(getComputedStyle(heading.querySelector('span') ?? heading).fontSize)

test.each([360, 1280])('the name is the largest text, below a small heading, at %i px', async (width) => {
  const element = await openAt(width, 'website-relaunch')
  expect(textsOf(element, 'h1')).toEqual(['Project Details'])
  const sizes = headingsOf(element).toSorted((one, other) => sizeOf(other) - sizeOf(one))
  const [name = element, next = element] = sizes
  expect(name.textContent).toBe('Website relaunch')
  expect(sizeOf(name)).toBeGreaterThan(1.5 * sizeOf(next))
})

test.each([360, 768, 1280])(
  'at %i px, the eye meets the status once, beside the name; the timeline says it, too',
  async (width) => {
    const element = await openAt(width, 'website-relaunch')
    const cards = all(element, '[part=card-header]').slice(0, 2)
    const badges = cards.flatMap((card) => Array.from(card.querySelectorAll('[part~=badge]')))
    expect(badges.map(({ textContent }) => textContent)).toEqual(['Active', 'Active'])
    const isSeen = (badge: Element) => {
      badge.scrollIntoView({ block: 'center' })
      const { left, top, width, height } = badge.getBoundingClientRect()
      return badge.contains(inside(element).elementFromPoint(left + width / 2, top + height / 2))
    }
    expect(badges.map(isSeen)).toEqual([true, false])
    const right = cards[0]?.querySelector('bdi')?.getBoundingClientRect().right ?? 0
    expect(Math.abs((badges[0]?.getBoundingClientRect().left ?? 0) - right)).toBeLessThan(25)
  },
)

test.each([
  [360, 740],
  [1280, 650],
])('at %i × %i px, the way down begins with what waits for the client', async (width, height) => {
  const element = await openAt(width, 'website-relaunch', height)
  const links = () => all(element, 'nav button').filter((button) => button.checkVisibility())
  await until(() => expect(links()[0]?.textContent).toBe('Please approve the home page'))
  expect(links().map(({ textContent }) => textContent)).toContain('Files & Documents')
  links()[0]?.click()
  expect(focusedIn(element)).toBe(find(element, '[data-action]'))
  // The frame of the focus is in view, too.
  const { top } = find(element, '[data-action]').getBoundingClientRect()
  expect(top).toBeGreaterThanOrEqual(4)
  expect(top).toBeLessThan(10)
})

test('the ways down fade at the end of their line, as long as more follow', async () => {
  const element = await openAt(360, 'website-relaunch')
  const line = find(element, 'nav:has(button)')
  const shade = () => Number(getComputedStyle(line, '::after').opacity)
  await until(() => expect(shade()).toBe(1))
  line.scrollLeft = line.scrollWidth
  await until(() => expect(shade()).toBe(0))
})

test('where what waits is in the first screen, the way down is to the other parts alone', async () => {
  const element = await openAt(968, 'website-relaunch')
  const links = all(element, 'nav button').filter((button) => button.checkVisibility())
  expect(links.map(({ textContent }) => textContent)).toEqual(['Files & Documents', 'Payment History'])
  expect(find(element, '[data-action]').getBoundingClientRect().top).toBeLessThan(900)
  // The portal's header stands above it.
  const headerHeight = 120
  const approve = await until(() => control(element, 'Approve').getBoundingClientRect())
  expect(approve.bottom).toBeLessThan(900 - headerHeight)
})

test('the mark of an update that waits for the client is as red as the banner above it', async () => {
  const element = await openAt(1280, 'website-relaunch')
  const asked = find(element, '[data-action] > :first-child')
  const other = find(element, '[data-action] ~ li > :first-child')
  const groundOf = (part: Element) => getComputedStyle(part).backgroundColor
  expect(groundOf(asked)).toBe(groundOf(find(element, '[part~=notice]')))
  expect(groundOf(other)).not.toBe(groundOf(asked))
})

test.each([360, 700, 1280])('at %i px, no line stands at the button that uploads', async (width) => {
  const element = await openAt(width, 'website-relaunch')
  const button = await until(() => control(element, 'Upload a file'))
  for (const box of [button.parentElement, button.parentElement?.parentElement])
    expect(getComputedStyle(box ?? element).borderTopWidth).toBe('0px')
})

test('where nothing waits, the way down leads to the parts', async () => {
  const element = await openAt(360, 'data-warehouse')
  expect(textsOf(element, 'nav button')).toEqual(['Files & Documents', 'Payment History'])
})

test('a project without milestones and updates keeps no room for what comes next', async () => {
  const element = await openAt(1280, 'data-warehouse')
  const { bottom } = find(element, '[part=card-header]').getBoundingClientRect()
  await until(() => {
    expect(control(element, 'Files & Documents').getBoundingClientRect().top - bottom).toBeLessThan(10)
  })
  expect(textsOf(element, '[part=empty-state] > :first-child')[0]).toBe('No updates yet')
})

test('what the client is about to approve leads alone; else each card has what leads there', async () => {
  configure({ routes: { pay: '/pay' } })
  const element = await openAt(1280, 'website-relaunch')
  const filled = () =>
    all(element, '[part~=button-primary]').flatMap((action) =>
      action.checkVisibility() ? action.textContent : [],
    )
  await until(() => expect(filled()).toEqual(['Pay $12,125.00', 'Approve']))
  await press(element, 'Approve')
  await until(() => expect(filled()).toEqual(['Approve']))
  await press(element, 'Cancel')
  await until(() => expect(filled()).toEqual(['Pay $12,125.00', 'Approve']))
})

test('where it is narrow, a button leads to the heading of a part', async () => {
  const element = await openAt(360, 'website-relaunch')
  for (const part of ['Payment History', 'Files & Documents']) {
    await press(element, part, 'nav button')
    expect(focusedIn(element)?.matches('h2,h3')).toBe(true)
    expect(focusedIn(element)?.textContent).toBe(part)
  }
})

test.each(['website-relaunch', 'data-warehouse'])(
  'at 968 px, each card of %s has the whole width and ends with its content: there is no hole beside one',
  async (slug) => {
    const element = await openAt(968, slug)
    const timeline = cardOf(element, 'Project Timeline')
    const consultant = cardOf(element, 'Business Consultant')
    const files = cardOf(element, 'Files & Documents')
    expect(timeline.height).toBeGreaterThan(150)
    for (const { left, width } of [timeline, consultant, files])
      expect([left, width]).toEqual([timeline.left, 968])
    expect(consultant.top).toBe(timeline.bottom + 20)
    expect(files.top).toBe(consultant.bottom + 20)
    await press(element, 'Upload a file')
    await until(() => {
      expect(cardOf(element, 'Files & Documents').height).toBeGreaterThan(files.height + 100)
    })
    expect(cardOf(element, 'Project Timeline').height).toBe(timeline.height)
    const form = control(element, 'Upload').closest('form')?.getBoundingClientRect()
    expect(form?.width).toBe(926)
  },
)

test.each([
  [360, 1],
  [968, 2],
])('at %i px, files stand in %i columns', async (width, count) => {
  const element = await openAt(width, 'website-relaunch')
  const rows = await until(() => {
    const heading = headingsOf(element).find(({ textContent }) => textContent === 'Files & Documents')
    const found = Array.from(heading?.closest('section')?.querySelectorAll('ul > li') ?? [])
    expect(found.length).toBeGreaterThan(2)
    return found
  })
  expect(new Set(rows.map((row) => row.getBoundingClientRect().left)).size).toBe(count)
})

test.each([360, 1280])(
  'at %i px, the name and what comes next stand first, then the way down, then what is paid, then the facts',
  async (width) => {
    const element = await openAt(width, 'website-relaunch')
    const top = (part: Element) => part.getBoundingClientRect().top
    const next = await until(() => {
      const line = all(element, 'p').find(({ textContent }) => textContent.startsWith('Next: '))
      return line ?? expect.fail('nothing comes next')
    })
    const [name] = headingsOf(element).filter(({ textContent }) => textContent === 'Website relaunch')
    const termOf = (name: string) => all(element, 'dt').find(({ textContent }) => textContent === name)
    const facts = [termOf('Paid'), termOf('Industry')]
    const parts = [name, next, control(element, 'Files & Documents'), ...facts]
    const tops = parts.map((part = element) => top(part))
    expect(tops).toEqual(tops.toSorted((one, other) => one - other))
    // On a phone, the way to what is asked is in the first screen.
    if (width === 360)
      expect(control(element, 'Please approve the home page').getBoundingClientRect().bottom).toBeLessThan(
        300,
      )
  },
)

test('while nobody knows how long the updates are, what stands below them keeps out of sight', async () => {
  rules.serviceUpdates = hang()
  const element = show('cp-project heading-level="1" service-id="project-website-relaunch"')
  const visibility = () => {
    const heading = headingsOf(element).find(({ textContent }) => textContent === 'Payment History')
    return heading && getComputedStyle(heading).visibility
  }
  await until(() => expect(visibility()).toBe('hidden'))
})

test('on a phone, the two answers fill their line, and the text stands below its title', async () => {
  const element = await openAt(360, 'website-relaunch')
  const group = find(element, '[data-action] [role=group]').getBoundingClientRect()
  const [approve, ask] = ['Approve', 'Ask for changes'].map((name) =>
    control(element, name).getBoundingClientRect(),
  )
  expect([approve?.left, ask?.right]).toEqual([group.left, group.right])
  expect(approve?.top).toBe(ask?.top)
  const title = find(element, '[data-action] strong').getBoundingClientRect()
  expect(find(element, '[data-action] p').getBoundingClientRect().left).toBe(title.left)
})

test('for a finger, the ways down and all that pays or answers have one height', async () => {
  configure({ routes: { pay: '/pay' } })
  const element = await openAt(360, 'website-relaunch')
  actByFinger(element)
  for (const name of ['Files & Documents', /^Pay \$/, 'Approve', 'Ask for changes'])
    expect(control(element, name).offsetHeight, `${name}`).toBe(44)
})

test.each([
  ['is shown whole where two lines more are enough', 20, true],
  ['begins with its first paragraph where more follows', 60, false],
])('an update on the page of its project %s', async (_, words, isWhole) => {
  const description = `It is ready.\n\n${'word '.repeat(words)}end.`
  respond({
    service: { _id: 'a', serviceName: 'Relaunch' },
    milestones: [],
    serviceUpdates: [{ _id: 'u', title: 'News', description, createdAt: '2026-01-01' }],
  })
  const element = await open('cp-project service-id="a"', 'It is ready.')
  expect(element.shadowRoot?.textContent?.includes('word end.')).toBe(isWhole)
})
