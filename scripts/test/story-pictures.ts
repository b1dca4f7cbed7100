/** Tests of pictures of stories on pages of documentation. `path` is where Storybook stands. */
import type { Page } from '@playwright/test'

/** Beside the sidebar of a usual screen, two pictures stand next to each other. */
async function tryColumns(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(`${path}/?path=/docs/introduction--docs`)
  const pictures = page.frameLocator('#storybook-preview-iframe').locator('.story-pictures li')
  const lefts = new Set<number>()
  await pictures.nth(1).waitFor()
  for (const picture of await pictures.all()) lefts.add((await picture.boundingBox())?.x ?? 0)
  if (lefts.size < 2) throw new Error('all pictures stand in one column')
}

/** The states on an element's page are drawn when one scrolls to them. So is what covers a page. */
export async function tryPictures(page: Page, path: string): Promise<void> {
  await tryColumns(page, path)
  await page.goto(`${path}/iframe.html?viewMode=docs&id=elements-payments--docs`)
  const pictures = page.locator('.story-pictures iframe')
  const places = page.locator('.story-pictures li')
  await places.first().waitFor()
  for (const place of await places.all()) {
    await place.scrollIntoViewIfNeeded()
    const picture = place.locator('iframe')
    await picture.contentFrame().locator('cp-payments').first().waitFor({ state: 'attached' })
  }
  await page.getByRole('heading', { name: 'Attributes', exact: true }).waitFor()
  await page.getByRole('navigation').getByRole('link', { name: 'In each state' }).waitFor()
  // A rule is seen as a whole.
  await page.waitForFunction(() => {
    const frame = document.querySelector<HTMLIFrameElement>('iframe[title^="List beside"][data-drawn]')
    const height = frame?.contentDocument?.body.offsetHeight ?? 0
    return frame !== null && height > 400 && Math.abs(frame.clientHeight - height) < 2
  })
  // Its parts have numbers, in a picture that shows all of them, and its tokens what they draw.
  const parts = page.locator('iframe[title^="The parts of"]')
  await parts.contentFrame().getByText('::part(table)').waitFor()
  await parts.contentFrame().locator('.parts-chip').first().waitFor()
  await page.waitForFunction(() => {
    const frame = document.querySelector<HTMLIFrameElement>('iframe[title^="The parts of"]')
    return frame && Math.abs(frame.clientHeight - (frame.contentDocument?.body.offsetHeight ?? 0)) < 2
  })
  const tops = await parts
    .contentFrame()
    .locator('.parts-box')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top))
  if (tops.some((top, at) => top + 24 < (tops[at - 1] ?? 0)))
    throw new Error(`Parts are not in order: ${tops}`)
  await page
    .getByRole('row', { name: /^--cp-accent-text .*color of.* link/ })
    .locator('.hex-swatch')
    .first()
    .waitFor()
  // What designers come for stands before the tables.
  const titles = await page.getByRole('heading', { level: 2 }).allTextContents()
  const [anatomy, attributes] = ['Anatomy', 'Attributes'].map((each) => titles.indexOf(each))
  if (anatomy === -1 || Number(anatomy) > Number(attributes)) throw new Error(`Tables are first: ${titles}`)
  // What has opened in a picture stays so when the next one has the focus.
  await page.goto(`${path}/iframe.html?viewMode=docs&id=elements-search--docs`)
  await places.first().waitFor()
  for (const place of await places.all()) {
    await place.scrollIntoViewIfNeeded()
    const picture = place.locator('iframe')
    await picture.contentFrame().locator('cp-search').waitFor({ state: 'attached' })
  }
  const opened = page
    .locator('.story-pictures:not(.wide) iframe')
    .first()
    .contentFrame()
    .locator('[part~=search-panel]')
  const later = page.locator('iframe[title="Waiting"]').contentFrame().locator('[part~=search-panel]')
  await later.waitFor()
  await opened.waitFor()
  // It covers a page, and shows one of the seed's files, from the folder where Storybook stands.
  await page.goto(`${path}/iframe.html?viewMode=docs&id=panels-file-viewer--docs`)
  await page.getByRole('heading', { name: 'File viewer', level: 1 }).waitFor()
  await pictures.first().contentFrame().getByRole('img', { name: 'Preview of homepage-design.png' }).waitFor()
  // In the room that a window of 1280 px has beside the sidebar, a pattern of a page is that of a desktop, and so is the portal.
  await page.setViewportSize({ width: 980, height: 800 })
  await page.goto(`${path}/iframe.html?viewMode=docs&id=patterns-pages--docs`)
  const width = await pictures.first().evaluate(({ clientWidth }) => clientWidth)
  if (width !== 1200) throw new Error(`A page is drawn ${width} px wide.`)
  await page.goto(`${path}/iframe.html?viewMode=docs&id=elements-portal--docs`)
  const navigation = page.locator('.docs-story cp-portal').getByRole('navigation').first()
  await navigation.waitFor()
  const { width: part = 0 } = (await navigation.boundingBox()) ?? {}
  if (part > 490) throw new Error('The portal has the bar of a phone.')
  // A block says its measures by their tokens, and has a row of its own for its states.
  await page.goto(`${path}/iframe.html?viewMode=docs&id=blocks-button--docs`)
  await page.getByRole('row', { name: 'button: least height --cp-control-height 36px' }).waitFor()
  await page
    .getByRole('row', { name: /^Button, primary/ })
    .first()
    .waitFor()
  await page.close()
}

/** Pictures take neither the keyboard nor their place from those who search, or read what stands elsewhere on the page. */
export async function tryFocus(page: Page, path: string): Promise<void> {
  // A play function that fails says so. One of the stories shows a file that is gone.
  const faults: string[] = []
  const isGone = (text: string) => text.startsWith('Failed to load resource')
  page.on('console', (message) => {
    if (message.type() === 'error' && !isGone(message.text())) faults.push(message.text())
  })
  const field = page.locator('#storybook-explorer-searchfield')
  for (const id of ['elements-search', 'elements-payments', 'elements-ticket', 'panels-file-viewer']) {
    await page.goto(`${path}/?path=/docs/${id}--docs`)
    const places = page.frameLocator('#storybook-preview-iframe').locator('.story-pictures li')
    await places.first().waitFor()
    await field.focus()
    for (const place of await places.all()) {
      await place.scrollIntoViewIfNeeded()
      const before = await place.evaluate(() => scrollY)
      await place.locator('iframe[data-drawn]').waitFor()
      await place.locator('iframe').evaluate(whenPlayed)
      const after = await place.evaluate(() => scrollY)
      if (after !== before) throw new Error(`${id} scrolls from ${before} to ${after}.`)
      await page.keyboard.type('a')
    }
    const typed = await field.inputValue()
    if (typed !== 'a'.repeat(await places.count())) throw new Error(`Beside ${id}, "${typed}" was typed.`)
    await page.goto('about:blank')
  }
  await page.close()
  if (faults.length > 0) throw new Error(faults.join('\n'))
}

/** Waits in the page until the play function of a frame's story has ended. */
async function whenPlayed(frame: SVGElement | HTMLElement): Promise<void> {
  // A function with a name would need a helper of the bundler's, which the page does not have.
  while (Object(frame).contentWindow.__STORYBOOK_PREVIEW__?.currentRender?.phase !== 'finished')
    await new Promise((resolve) => setTimeout(resolve, 50))
}
