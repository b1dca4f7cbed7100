/** What stands on the pages of Storybook. */
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import '../../.storybook/docs/container.css'
import { Facts, FactTable, GroupedFacts } from '../../.storybook/docs/facts'
import { show } from '../elements/page'

test('long tables open with a press, and say how many rows they have', async () => {
  const head = ['Name', 'What it is']
  createRoot(show('<section></section>')).render(
    <>
      <Facts title="Events" head={head} rows={[['cp-ready', 'It is drawn.']]} areFolded />
      <GroupedFacts title="Parts" head={head} groups={{ Lists: [['row', 'A row.']], Cards: [] }} />
    </>,
  )
  const row = page.getByText('A row.')
  await expect.element(page.getByText('Events (1)')).toBeVisible()
  await expect.element(page.getByText('It is drawn.')).not.toBeVisible()
  await expect.element(row).not.toBeVisible()
  await page.getByText('Lists (1)').click()
  await expect.element(row).toBeVisible()
  expect(page.getByText('Cards').elements()).toHaveLength(0)
})

test('on a phone, all cells of a row are in sight', async () => {
  await page.viewport(375, 800)
  const place = show('<section class="sbdocs"></section>')
  const rows = [['--cp-control-height-small', 'calc(var(--cp-rem)*2.25)', 'The height of small buttons.']]
  createRoot(place).render(<FactTable head={['Token', 'Now', 'What it is']} rows={rows} />)
  await expect.element(page.getByText('The height of small buttons.')).toBeVisible()
  const cells = Array.from(place.querySelectorAll('td'), (cell) => cell.getBoundingClientRect())
  expect(new Set(cells.map(({ left }) => left)).size).toBe(1)
  expect(Math.max(...cells.map(({ right }) => right))).toBeLessThanOrEqual(375)
})
