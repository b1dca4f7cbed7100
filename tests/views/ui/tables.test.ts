/** What leads in a row: names are stronger than ids, numbers and dates, which stand back. */
import '../../elements/signed-in'
import { expect, test } from 'vitest'
import { stage } from '../../elements/page'
import { all, open } from '../../elements/person'

test.each([
  ['cp-projects', 'SRV-2051', 'Website relaunch'],
  ['cp-projects variant="recent"', 'SRV-2066', 'Newsletter and customer list'],
  ['cp-payments', '#PAY-450211', 'Website relaunch, second instalment'],
  ['cp-tickets', 'TKT-C6RB94JS', 'Second invoice address'],
])('in %s, %s stands back behind %s', async (tag, id, name) => {
  stage.style.inlineSize = '1200px'
  const element = await open(tag, name)
  const styleOf = (text: string) => {
    const [cell] = all(element, 'td,th').filter(({ firstElementChild, textContent }) =>
      (firstElementChild?.textContent ?? textContent)?.startsWith(text),
    )
    return cell ? getComputedStyle(cell) : expect.fail(text)
  }
  const [head] = all(element, 'thead tr')
  const muted = getComputedStyle(head ?? element).color
  expect([styleOf(id).color, styleOf(id).fontWeight]).toEqual([muted, '400'])
  expect(styleOf(name).color).not.toBe(muted)
  expect(styleOf(name).fontWeight).toBe('500')
})

test('an amount keeps away from the text beside it', async () => {
  stage.style.inlineSize = '1000px'
  const element = await open('cp-payments', '#PAY-450211')
  const cells = all(element, 'tbody tr:first-of-type > *')
  const index = cells.findIndex((cell) => cell.matches('[data-align=number]'))
  const boxOf = (cell = element) => {
    const range = document.createRange()
    range.selectNodeContents(cell)
    return range.getBoundingClientRect()
  }
  expect(boxOf(cells[index + 1]).left - boxOf(cells[index]).right).toBeGreaterThan(40)
})
