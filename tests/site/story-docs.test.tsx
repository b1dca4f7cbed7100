/** What stands on the pages of Storybook. */
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Facts, GroupedFacts } from '../../.storybook/docs/facts'
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
