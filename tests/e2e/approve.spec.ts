/** The pages of a project: what the company asks for is answered there, and nothing is far away. Little moves, also in Payment History. */
import type { Page } from '@playwright/test'
import { type CallName, callOf } from '../../server/api/calls'
import { inFull } from '../tiers'
import { expect, test } from './desk'
import { twoFrames, watchShift } from './layout-shift'
import { untilQuiet } from './quiet'
import { resumeSession } from './test'

const project = '/services/service/project-website-relaunch'
const banner = 'Action is required! Please check your Notification for more update.'

/** Counts the clicks of a person from now on. */
async function countClicks(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    addEventListener(
      'click',
      ({ isTrusted }) => {
        const clicks = Number(sessionStorage.getItem('clicks')) + Number(isTrusted)
        sessionStorage.setItem('clicks', String(clicks))
      },
      true,
    )
  })
  return () => page.evaluate(() => Number(sessionStorage.getItem('clicks')))
}

/** In which order the answers come that the pages ask for. */
const orders: Record<string, readonly (CallName | undefined)[]> = {
  'the project first': [
    'service',
    'services',
    'tickets',
    'payments',
    'serviceUpdates',
    'milestones',
    'files',
  ],
  'the projects last': [
    'files',
    'service',
    'milestones',
    'serviceUpdates',
    'payments',
    'tickets',
    'services',
  ],
}

/** Answers come one by one, so that each is drawn by itself; those to other calls come before. */
const answerIn = (page: Page, order: readonly (CallName | undefined)[]) =>
  page.route('**/api/**', async (route) => {
    const call = callOf(route.request().method(), new URL(route.request().url()).pathname)
    const turn = order.indexOf(call)
    await new Promise((resolve) => setTimeout(resolve, 200 + turn * 150))
    await route.fallback()
  })

for (const width of [360, 1280]) {
  test.describe(`${width} px wide`, inFull(width !== 360), () => {
    test.use({ viewport: { width, height: 800 } })
    test.beforeEach(({ page }) => resumeSession(page))

    test(
      'to approve takes two presses where it is asked, and nothing is asked any more',
      inFull(),
      async ({ page }) => {
        const clicks = await countClicks(page)
        await page.goto('/')
        const waiting = page.getByRole('region', { name: /^Waiting for you/ })
        await expect(waiting.getByRole('heading', { name: 'Waiting for you 3' })).toBeVisible()
        await waiting.getByRole('link', { name: 'Please approve the home page' }).click()
        const timeline = page.getByRole('region', { name: 'Project Timeline' })
        await expect(timeline.getByText(banner)).toBeVisible()
        const answers = timeline.getByRole('group', { name: 'Home page, version 3' })
        const before = await clicks()
        await answers.getByRole('button', { name: 'Approve' }).click()
        await expect(timeline.getByText('Approve Home page, version 3?')).toBeVisible()
        const send = timeline.getByRole('button', { name: 'Approve' })
        await expect(send).toBeFocused()
        await expect(send).toBeInViewport({ ratio: 1 })
        await page.keyboard.press('Enter')
        const entry = timeline.getByRole('listitem').filter({ hasText: 'Please approve the home page' })
        const record = entry.getByRole('group', { name: 'You approved Home page, version 3' })
        await expect(record).toBeFocused()
        await expect(record).toBeInViewport({ ratio: 1 })
        expect((await clicks()) - before).toBe(2)
        await expect(entry.getByText('Action required')).toBeHidden()
        await expect(timeline.getByText(banner)).toBeHidden()

        // After a reload, too.
        await page.goto('/')
        await expect(waiting.getByRole('heading', { name: 'Waiting for you 2' })).toBeVisible()
        await page.goto(project)
        await expect(timeline.getByText(banner)).toBeHidden()
        await expect(record).toBeVisible()
        await page.getByRole('button', { name: /^Approvals/ }).click()
        const kept = page.getByRole('region', { name: 'Approvals' }).getByRole('listitem')
        await expect(kept.filter({ hasText: 'Home page, version 3' }).first()).toContainText(/[0-9a-f]{64}/)
      },
    )

    test('an update without answers is replied to in own words: two presses', inFull(), async ({ page }) => {
      const clicks = await countClicks(page)
      await page.goto('/services/service/project-stock-forecast')
      const timeline = page.getByRole('region', { name: 'Project Timeline' })
      await timeline.getByRole('button', { name: 'Reply to We need the order data from Lyon' }).click()
      await expect(timeline.getByRole('textbox', { name: 'Message' })).toBeFocused()
      await page.keyboard.type('Here they are.')
      await timeline.getByRole('button', { name: 'Send reply' }).click()
      await expect(timeline.getByRole('link', { name: 'View your reply' })).toBeVisible()
      expect(await clicks()).toBe(2)
    })

    for (const below of ['project-updates', 'view-milestones']) {
      test(`from ${below} to the project takes one click`, inFull(), async ({ page }) => {
        const clicks = await countClicks(page)
        await page.goto(`${project}/${below}`)
        const trail = page.getByRole('navigation', { name: 'You are here' })
        await expect(trail.getByRole('link')).toHaveText(['Project History', 'Website relaunch'])
        await trail.getByRole('link', { name: 'Website relaunch' }).click()
        await expect(page.getByRole('heading', { name: 'Project Details' })).toBeFocused()
        expect(await clicks()).toBe(1)
        await expect(trail.getByRole('link')).toHaveText(['Project History'])
      })
    }

    for (const [name, order] of Object.entries(orders)) {
      for (const [path, text] of [
        [project, 'Website relaunch'],
        [`${project}/project-updates`, 'Website relaunch'],
        [`${project}/view-milestones`, 'Website relaunch'],
        ['/payments/payment-history', /^Last twelve months: /],
      ] as const) {
        test(
          `little moves while ${path} loads, ${name}`,
          inFull(order[0] !== 'service' || path !== project),
          async ({ page }) => {
            const shift = await watchShift(page)
            await answerIn(page, order)
            await page.goto(path)
            await expect(page.getByText(text).first()).toBeVisible()
            await untilQuiet(page)
            await twoFrames(page)
            expect(await shift()).toBeLessThan(0.05)
          },
        )
      }
    }
  })
}

test('nothing is told twice in the first two screens', inFull(), async ({ page }) => {
  await resumeSession(page)
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(project)
    const story = page.getByRole('region', { name: 'The whole story (14)' })
    await expect(story.getByRole('button')).toHaveAttribute('aria-expanded', 'false')
    await expect.poll(async () => (await story.boundingBox())?.height).toBeLessThan(80)
  }
})

test('in a narrow page, a button unfolds the form that uploads a file', inFull(), async ({ page }) => {
  await resumeSession(page)
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto(project)
  const files = page.getByRole('region', { name: 'Files & Documents' })
  await expect(files.getByLabel('File name')).toBeHidden()
  await files.getByRole('button', { name: 'Upload a file' }).click()
  await expect(files.getByLabel('File name')).toBeVisible()
  await page.setViewportSize({ width: 768, height: 800 })
  await expect(files.getByLabel('File name')).toBeVisible()
  await expect(files.getByRole('button', { name: 'Upload a file' })).toBeHidden()
})

test('what one has begun to write there stays in a page that gets narrower', inFull(), async ({ page }) => {
  await resumeSession(page)
  await page.setViewportSize({ width: 768, height: 800 })
  await page.goto(project)
  const name = page.getByRole('region', { name: 'Files & Documents' }).getByLabel('File name')
  await name.fill('The signed contract')
  await name.blur()
  await page.setViewportSize({ width: 360, height: 800 })
  await expect(name).toBeVisible()
  await expect(name).toHaveValue('The signed contract')
})
