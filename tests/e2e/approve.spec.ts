/** The pages of a project: what the company asks for is answered there, and nothing is far away. Little moves, also in Payment History. */
import type { Page } from '@playwright/test'
import { type CallName, callOf } from '../../demo/api/calls'
import { inFull } from '../tiers'
import { expect, test } from './desk'
import { twoFrames, watchShift } from './layout-shift'
import { countPresses } from './presses'
import { untilQuiet } from './quiet'
import { resumeSession, toast } from './test'

const project = '/services/service/project-website-relaunch'
const subject = 'Please approve the home page (Website relaunch, SRV-2051)'

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

    test('to approve takes two clicks and what one writes', async ({ page }) => {
      const clicks = await countPresses(page)
      await page.goto(project)
      const timeline = page.getByRole('region', { name: 'Project Timeline' })
      await timeline.getByRole('button', { name: 'Reply to Please approve the home page' }).click()
      await expect(timeline.getByRole('textbox', { name: 'Message' })).toBeFocused()
      await page.keyboard.type('We approve it.')
      await timeline.getByRole('button', { name: 'Send reply' }).click()
      await expect(toast(page, 'Your reply was sent.')).toBeVisible()
      await expect(page).toHaveURL(project)
      const reply = timeline.getByRole('link', { name: 'View your reply' })
      await expect(reply).toBeVisible()
      expect(await clicks()).toBe(2)

      // After a reload, too: nothing of it is kept in the browser.
      await page.evaluate(() => localStorage.removeItem('client-portal:drafts'))
      await page.reload()
      await reply.click()
      await expect(page.getByRole('heading', { name: subject })).toBeVisible()
      await expect(page.getByText('We approve it.')).toBeVisible()
    })

    for (const below of ['project-updates', 'view-milestones']) {
      test(`from ${below} to the project takes one click`, inFull(), async ({ page }) => {
        const clicks = await countPresses(page)
        await page.goto(`${project}/${below}`)
        const trail = page.getByRole('navigation', { name: 'You are here' })
        await expect(trail.getByRole('link')).toHaveText(['Project History', 'Website relaunch'])
        await trail.getByRole('link', { name: 'Website relaunch' }).click()
        await expect(page.getByRole('heading', { name: 'Project Details' })).toBeFocused()
        expect(await clicks()).toBe(1)
        await expect(trail.getByText('Website relaunch')).toHaveAttribute('aria-current', 'page')
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
    const story = page.getByRole('region', { name: 'Project Story' })
    await expect(story.getByRole('button', { name: 'Show the whole story (14)' })).toBeVisible()
    await expect.poll(async () => (await story.boundingBox())?.y).toBeGreaterThan(1600)
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
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(files.getByLabel('File name')).toBeVisible()
  await expect(files.getByRole('button', { name: 'Upload a file' })).toBeHidden()
})

test('what one has begun to write there stays in a page that gets narrower', inFull(), async ({ page }) => {
  await resumeSession(page)
  await page.goto(project)
  const name = page.getByRole('region', { name: 'Files & Documents' }).getByLabel('File name')
  await name.fill('The signed contract')
  await name.blur()
  await page.setViewportSize({ width: 360, height: 800 })
  await expect(name).toBeVisible()
  await expect(name).toHaveValue('The signed contract')
})
