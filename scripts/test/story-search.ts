import type { Page } from '@playwright/test'

/** The search names what it finds, and first what is about the word. */
export async function trySearch(page: Page, path: string): Promise<void> {
  await page.goto(`${path}/?path=/story/foundations-tokens--colours`)
  const first = page.locator('.search-result-item--label').first()
  const named = {
    bell: 'Notifications',
    colleague: 'Colleagues',
    rating: 'Did it help? / rating',
    heading: 'Text styles · heading, h1, label, body, caption',
    illustration: 'Icon',
    sidebar: 'Portal',
    breakpoint: 'Breakpoints',
    primary: 'Button',
    tooltip: 'Icon button',
    checkbox: 'Field / checkbox',
    loading: 'Skeleton / loading',
    empty: 'Empty state / empty',
    failed: 'When something goes wrong / failed',
    stale: 'When something goes wrong / stale',
    offline: 'When something goes wrong / offline',
    keyboard: 'Keyboard',
    words: 'Words',
    release: 'Changelog',
    toast: 'Toasts',
    voice: 'Words / voice',
    tone: 'Words / tone',
    writing: 'Words / writing',
    landmark: 'Accessibility',
    breadcrumb: 'Link',
    accordion: 'Card',
    divider: 'Lines · border, divider, line height',
    chip: 'Badge',
    grid: 'Breakpoints / grid, gutter, columns',
    hex: 'Hex values',
    'type scale': 'Type · type scale, font, typography',
    chart: 'Payments / chart',
    switch: 'Segmented / switch, radio',
    radio: 'Segmented / switch, radio',
    navy: 'Theming / navy',
    opacity: 'All tokens / opacity',
    'z-index': 'Popover / z-index, top layer',
    h1: 'Text styles · heading, h1, label, body, caption',
    'button colour': 'Button / button colour',
    '#7e6bff': 'Hex values / #7e6bff accent',
  }
  for (const [word, name] of Object.entries(named)) {
    await page.locator('#storybook-explorer-searchfield').fill(word)
    await first.getByText(name, { exact: true }).first().waitFor()
  }
}
