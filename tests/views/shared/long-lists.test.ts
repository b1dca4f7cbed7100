/** A list whose rows come in parts: what a client does with the first ones is not undone when the others come. */
import { beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { defineElements } from '../../../src/elements/index'
import { inside, reads, rules, show, signInAs, until } from '../../elements/page'

beforeAll(async () => {
  await page.viewport(1280, 800)
  return defineElements({ only: ['cp-payments', 'cp-projects', 'cp-tickets'] })
})
beforeEach(() => signInAs())

const total = 330
const projects = Array.from({ length: total }, (_, index) => ({
  _id: `project-${index}`,
  serviceName: `Project ${index}`,
  active: 'Active',
  createdAt: new Date(Date.now() - index * 86_400_000).toISOString(),
}))

/** Answers with the first 100 rows at once, and with the rest when it is told to. */
function answerInParts(more: object = { total }) {
  let goOn: (response: Response) => void = () => {}
  const rest = new Promise<Response>((resolve) => {
    goOn = resolve
  })
  const first = { success: true, data: projects.slice(0, 100), next: 'the rest', ...more }
  const answers = [Response.json(first), rest]
  rules.services = async () => answers.shift() ?? Response.json({ success: true, data: projects })
  return goOn
}
const rest = () => Response.json({ success: true, data: projects.slice(100) })

const part = (element: Element, name: string) => {
  const found = inside(element).querySelector<HTMLElement>(`[part~=${name}]`)
  if (!found) throw new Error(`There is no part ${name}.`)
  return found
}
const box = (element: Element) => part(element, 'table-scroller')
const rowCount = (element: Element) => part(element, 'table').getAttribute('aria-rowcount')

test('who reads the first rows stays where they are when the others come', async () => {
  const goOn = answerInParts()
  const element = show('<cp-projects></cp-projects>')
  await reads(element, '100 of 330 loaded')
  const before = box(element)
  before.scrollTop = 1500
  const link = await until(() => {
    const { top, bottom } = before.getBoundingClientRect()
    const links = Array.from(before.querySelectorAll<HTMLElement>('[part=table-link]'))
    const seen = links.find((each) => {
      const row = each.closest('tr')?.getBoundingClientRect()
      return row && row.top > top + 60 && row.bottom < bottom
    })
    expect(seen).toBeDefined()
    return seen
  })
  link?.focus()
  const top = link?.closest('tr')?.getBoundingClientRect().top ?? 0
  const most = { rows: 0, skeletons: 0 }
  const watch = new MutationObserver(() => {
    most.rows = Math.max(most.rows, inside(element).querySelectorAll('tbody>tr').length)
    most.skeletons += inside(element).querySelectorAll('[aria-busy]').length
  })
  watch.observe(inside(element), { subtree: true, childList: true, attributes: true })
  onTestFinished(() => watch.disconnect())

  goOn(rest())
  await until(() => expect(rowCount(element)).toBe('331'))
  expect(box(element) === before).toBe(true)
  expect(before.scrollTop).toBe(1500)
  expect(inside(element).activeElement === link).toBe(true)
  expect(link?.closest('tr')?.getBoundingClientRect().top).toBeCloseTo(top, 0)
  expect(most.skeletons).toBe(0)
  expect(most.rows).toBeLessThanOrEqual(100)
})
