/** The page of a project: its name leads, and what stands beside its timeline fills the height of it. */
import { afterEach, beforeAll, expect, test } from 'vitest'
import { defineElements } from '../../../src/elements/index'
import { inside, reads, show, signInAs, stage, until } from '../../elements/page'

beforeAll(() => defineElements())
afterEach(() => stage.removeAttribute('style'))

async function openAt(width: number, slug: string) {
  await signInAs()
  stage.style.inlineSize = `${width}px`
  const element = show(`<cp-project heading-level="1" service-id="project-${slug}"></cp-project>`)
  await reads(element, /Maya Okafor.*Payment History/s)
  await until(() => expect(element.matches(':state(ready)')).toBe(true))
  const all = Array.from(inside(element).querySelectorAll('h1,h2'))
  const find = (text: string) => all.find(({ textContent }) => textContent === text)
  return {
    element,
    all,
    find,
    cardOf: (text: string) => find(text)?.closest('section')?.getBoundingClientRect() ?? new DOMRect(),
  }
}

const sizeOf = (element: Element) =>
  Number.parseFloat(getComputedStyle(element.querySelector('span') ?? element).fontSize)

test.each([360, 1280])('the name is the largest text, below a small heading, at %i px', async (width) => {
  const { element, all, find } = await openAt(width, 'website-relaunch')
  expect(inside(element).querySelector('h1')?.textContent).toBe('Project Details')
  const name = find('Website relaunch')
  if (!name) throw new Error('There is no name.')
  for (const heading of all) if (heading !== name) expect(sizeOf(name)).toBeGreaterThan(1.5 * sizeOf(heading))
})

test.each(['website-relaunch', 'calibration-booking', 'data-warehouse'])(
  'at 968 px, nothing is empty beside or below the timeline of %s',
  async (slug) => {
    const { cardOf } = await openAt(968, slug)
    const [timeline, consultant, files] = [
      'Project Timeline',
      'Business Consultant',
      'Files & Documents',
    ].map(cardOf)
    expect(timeline?.height).toBeGreaterThan(200)
    expect(consultant?.top).toBe(timeline?.top)
    expect(files?.bottom).toBe(timeline?.bottom)
    expect(files?.left).toBe(consultant?.left)
  },
)
