/** What happens without the client's doing is said to a screen reader: once, however many widgets show it. */
import type { Page, Route } from '@playwright/test'
import { demoPeople } from '../../server/seed/people'
import { inFull } from '../tiers'
import { type Desk, expect, test } from './desk'
import { untilQuiet } from './quiet'
import { listenTo } from './screen-reader'
import { logIn, openHostPage, resumeSession } from './test'

const ticketId = 'TKT-M4XQ72PD'
const twice = (tag: string) => `<${tag}></${tag.split(' ')[0]}>`.repeat(2)
const notification = (title: string) => ({
  _id: `news-${title}`,
  clientId: demoPeople.ada.id,
  title,
  message: 'It has come.',
  CTA: '',
  CTAPath: '',
  createdAt: new Date().toISOString(),
  read: false,
})
const project = 'project-website-relaunch'
/** As the reference API does it: the answer, and what rings for it. */
async function answerAndRing(desk: Desk): Promise<void> {
  await desk.say(ticketId, 'It is repaired.')
  const path = `/support/ticket/${ticketId}`
  await desk.store.addNotification({ ...notification('New answer on your ticket'), CTAPath: path })
}
/** The server answers not before a text that says what is under way has been said. */
const answerAfter = (page: Page, path: string, text: string) =>
  page.route(path, async (route) => {
    if (route.request().method() !== 'GET')
      await expect(page.getByText(text)).not.toHaveAttribute('aria-hidden')
    await route.continue()
  })
/** What comes last, and would be said together with what the bell still has to say. */
const ring = (desk: Desk) => desk.store.addNotification(notification('Budget'))
const uploads = '**/uploadFileForAService/**'
const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ }).first()
const small = (name: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from('words') })
const large = { name: 'plan.bin', mimeType: 'application/octet-stream', buffer: Buffer.alloc(1_500_000) }

const refusal = '\u2068a.txt\u2069: Our disk is full.'

interface Case {
  /** The elements on the page. */
  html: string
  /** The client sees that all of it is there. */
  ready: (page: Page) => Promise<void>
  happen: (page: Page, desk: Desk) => Promise<void>
  said: (string | RegExp)[]
  /** It is said in the same way as another one of these. */
  isLikeOthers?: true
}

/** Two more are about what waits for the client. */
const hasThree: Case['ready'] = (page) => expect(bell(page)).toHaveAccessibleName(/3 unread/)
/** The bell says of what comes after its first list. */
async function hasThreeAndFiles(page: Page): Promise<void> {
  await hasThree(page)
  await expect(page.getByLabel('Choose files')).toBeAttached()
}
const twoBells: Pick<Case, 'html' | 'ready'> = {
  html: twice('cp-notifications'),
  async ready(page) {
    await hasThree(page)
    // What says the news comes after the bells.
    await expect(page.getByRole('status')).toHaveCount(2)
  },
}
const budget: Pick<Case, 'happen' | 'said'> = {
  happen: (_, desk) => desk.store.addNotification(notification('Budget')),
  said: ['New notification: Budget'],
}

async function dismissAll(page: Page): Promise<void> {
  await bell(page).click()
  await page.getByRole('button', { name: 'Dismiss all' }).click()
}

const cases: Record<string, Case> = {
  'a new message, in two widgets': {
    html: twice(`cp-ticket ticket-id="${ticketId}"`),
    ready: (page) => expect(page.getByRole('log').last()).toContainText('Tom Brandt'),
    happen: (_, desk) => desk.say(ticketId, 'It is repaired.'),
    said: ['New answer from Tom Brandt: It is repaired.'],
  },
  'the same words again': {
    isLikeOthers: true,
    html: `<cp-ticket ticket-id="${ticketId}"></cp-ticket>`,
    ready: (page) => expect(page.getByRole('log')).toContainText('Tom Brandt'),
    async happen(page, desk) {
      for (const times of [1, 2]) {
        await desk.say(ticketId, 'Done.')
        await expect(page.getByRole('log').getByText('Done.')).toHaveCount(times)
      }
    },
    said: ['New answer from Tom Brandt: Done.', 'New answer from Tom Brandt: Done.'],
  },
  'a notification, in two bells': {
    isLikeOthers: true,
    ...twoBells,
    ...budget,
  },
  'a notification, while the first of two bells is hidden': {
    isLikeOthers: true,
    html: `<div style="display:none"><cp-notifications></cp-notifications></div><cp-notifications></cp-notifications>`,
    ready: hasThree,
    ...budget,
  },
  'a notification less on the bell': {
    isLikeOthers: true,
    ...twoBells,
    async happen(page) {
      await bell(page).click()
      await page.getByRole('button', { name: 'Dismiss New answer on your ticket' }).click()
    },
    said: ['Notifications: 2 unread'],
  },
  'no notification any more': {
    isLikeOthers: true,
    ...twoBells,
    happen: dismissAll,
    said: ["There aren't any unread notifications."],
  },
  'no notification any more, for the second time': {
    isLikeOthers: true,
    ...twoBells,
    async happen(page, desk) {
      await dismissAll(page)
      await expect(bell(page)).toHaveAccessibleName('Notifications')
      await desk.store.addNotification(notification('Budget'))
      await page.getByRole('button', { name: 'Dismiss Budget' }).click()
    },
    // What is dismissed at once was seen: the bell does not tell of it any more.
    said: ["There aren't any unread notifications.", "There aren't any unread notifications."],
  },
  'an upload, by its quarters': {
    isLikeOthers: true,
    html: '<cp-files service-id="project-website-relaunch"></cp-files>',
    ready: (page) => expect(page.getByLabel('Choose files')).toBeAttached(),
    async happen(page) {
      const client = await page.context().newCDPSession(page)
      await client.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 0,
        downloadThroughput: -1,
        // Slow enough for the page to hear of each quarter, also on a busy machine.
        uploadThroughput: 150_000,
      })
      await page.getByLabel('Choose files').setInputFiles(large)
      await page.getByRole('button', { name: 'Upload', exact: true }).click()
    },
    said: [
      'Chosen: plan.bin',
      'Uploading file...',
      '25% uploaded',
      '50% uploaded',
      '75% uploaded',
      'File uploaded successfully',
    ],
  },
  'a refusal, which stands in its place as well': {
    isLikeOthers: true,
    html: '<cp-login></cp-login>',
    ready: async (page) => {
      await page.evaluate(() => localStorage.clear())
      await page.reload()
      await expect(page.getByLabel('Email')).toBeVisible()
    },
    async happen(page) {
      await page.route('**/login', async (route) => {
        // Not before that has been said.
        await expect(page.getByText('Logging in')).not.toHaveAttribute('aria-hidden')
        await route.continue()
      })
      await logIn(page, 'ada', 'wrong password')
    },
    said: [/^Logging in/, /^The email or the password is not right/],
  },
  'an answer where it is read, and not by the bell': {
    isLikeOthers: true,
    html: `<cp-notifications></cp-notifications><cp-ticket ticket-id="${ticketId}"></cp-ticket>`,
    async ready(page) {
      await expect(page.getByRole('log')).toContainText('Tom Brandt')
      // One of the three is about this ticket: it leaves the bell when the ticket has been seen.
      await expect(bell(page)).toHaveAccessibleName(/[23] unread/)
    },
    async happen(page, desk) {
      await answerAndRing(desk)
      await expect(page.getByRole('log')).toContainText('It is repaired.')
      await ring(desk)
    },
    said: ['New answer from Tom Brandt: It is repaired.', 'New notification: Budget'],
  },
  'an answer by the bell, where nothing else shows it': {
    isLikeOthers: true,
    html: '<cp-notifications></cp-notifications>',
    ready: hasThree,
    happen: (_, desk) => answerAndRing(desk),
    said: ['New notification: New answer on your ticket'],
  },
  "the client's own upload, and no news of it": {
    isLikeOthers: true,
    html: `<cp-notifications></cp-notifications><cp-files service-id="${project}"></cp-files>`,
    ready: hasThreeAndFiles,
    async happen(page, desk) {
      await answerAfter(page, uploads, 'Uploading file...')
      await page.getByLabel('Choose files').setInputFiles(small('plan.txt'))
      await page.getByRole('button', { name: 'Upload', exact: true }).click()
      await expect(page.getByRole('link', { name: /^plan\.txt/ })).toBeVisible()
      await ring(desk)
    },
    said: ['Chosen: plan.txt', 'Uploading file...', 'File uploaded successfully', 'New notification: Budget'],
  },
  'several uploads, together': {
    isLikeOthers: true,
    html: `<cp-notifications></cp-notifications><cp-files service-id="${project}"></cp-files>`,
    ready: hasThreeAndFiles,
    async happen(page, desk) {
      await answerAfter(page, uploads, 'Uploading 3 files...')
      await page.getByLabel('Choose files').setInputFiles(['a.txt', 'b.txt', 'c.txt'].map(small))
      await page.getByRole('button', { name: 'Upload', exact: true }).click()
      for (const name of [/^a\.txt/, /^b\.txt/, /^c\.txt/])
        await expect(page.getByRole('link', { name })).toBeVisible()
      await ring(desk)
    },
    said: [
      'Chosen: a.txt, b.txt, and c.txt',
      'Uploading 3 files...',
      '3 files uploaded successfully',
      'New notification: Budget',
    ],
  },
  'several uploads, the first refused': {
    isLikeOthers: true,
    html: `<cp-notifications></cp-notifications><cp-files service-id="${project}"></cp-files>`,
    ready: hasThreeAndFiles,
    async happen(page, desk) {
      await answerAfter(page, uploads, refusal)
      const refuse = async (route: Route) => {
        await expect(page.getByText('Uploading 3 files...')).not.toHaveAttribute('aria-hidden')
        await route.fulfill({ status: 507, json: { success: false, message: 'Our disk is full.' } })
      }
      await page.route(uploads, refuse, { times: 1 })
      await page.getByLabel('Choose files').setInputFiles(['a.txt', 'b.txt', 'c.txt'].map(small))
      await page.getByRole('button', { name: 'Upload', exact: true }).click()
      for (const name of [/^b\.txt/, /^c\.txt/]) await expect(page.getByRole('link', { name })).toBeVisible()
      await ring(desk)
    },
    said: [
      'Chosen: a.txt, b.txt, and c.txt',
      'Uploading 3 files...',
      refusal,
      '2 files uploaded successfully',
      'New notification: Budget',
    ],
  },
  "the client's own reply, and no news of it in the list": {
    isLikeOthers: true,
    html: `<cp-tickets></cp-tickets><cp-ticket ticket-id="${ticketId}"></cp-ticket>`,
    ready: (page) => expect(page.getByRole('log')).toContainText('Tom Brandt'),
    async happen(page) {
      await answerAfter(page, '**/replyTicket/**', 'Please Wait...')
      await page.getByLabel('Message').fill('Thank you.')
      await page.getByRole('button', { name: 'Send reply' }).click()
      // The consultant answers by herself.
      await expect(page.getByRole('log')).toContainText('Thank you for writing')
    },
    said: ['Please Wait...', /^Sent/, /^New answer from Maya Okafor: Thank you for writing/],
  },
  'an approval': {
    html: `<cp-tickets></cp-tickets><cp-project-updates service-id="${project}"></cp-project-updates>`,
    ready: (page) => expect(page.getByRole('button', { name: 'Approve' })).toBeVisible(),
    async happen(page) {
      await page.getByRole('button', { name: 'Approve' }).click()
      await expect(page.getByText('Approve Home page, version 3?')).toBeVisible()
      await page.getByRole('button', { name: 'Approve' }).click()
      // The focus says it: it is on the record.
      await expect(page.getByRole('group', { name: 'You approved Home page, version 3' })).toBeFocused()
    },
    said: [],
  },
  'a lost connection, and its return': {
    isLikeOthers: true,
    html: '<cp-portal routing="memory"></cp-portal>',
    ready: (page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible(),
    async happen(page) {
      // What loads when the page is idle is there.
      await untilQuiet(page)
      await page.context().setOffline(true)
      await expect(page.getByText('You seem to be offline')).toBeVisible()
      await page.context().setOffline(false)
    },
    said: [/^You seem to be offline/, 'You are online again.'],
  },
  'another page of a list': {
    isLikeOthers: true,
    html: '<cp-projects page-size="5"></cp-projects>',
    ready: (page) => expect(page.getByText('Page 1 of 3')).toBeVisible(),
    happen: (page) => page.getByRole('button', { name: 'Next' }).click(),
    said: ['Page 2 of 3'],
  },
  'how much a search has found': {
    isLikeOthers: true,
    html: '<cp-projects></cp-projects>',
    ready: (page) => expect(page.getByRole('row').nth(3)).toBeVisible(),
    happen: (page) => page.getByRole('searchbox').fill('relaunch'),
    said: ['Results: 1'],
  },
}

test.use({ expectedErrors: /status of (401|507)/ })

test.beforeEach(({ page }) => resumeSession(page))

for (const [name, { html, ready, happen, said, isLikeOthers = false }] of Object.entries(cases)) {
  test(`said once: ${name}`, inFull(isLikeOthers), async ({ page, desk }) => {
    const spoken = await listenTo(page)
    await openHostPage(
      page,
      `<script type="module">
        import { configure } from '/cdn/loader.js'
        configure({ portalUrl: '/', pollSeconds: { notifications: 1, ticket: 1 } })
      </script>${html}`,
    )
    await ready(page)
    // Nothing of what stands there from the beginning.
    expect(await spoken()).toEqual([])
    await happen(page, desk)
    await expect(async () => {
      const all = await spoken()
      expect(all).toEqual(said.map((text) => (typeof text === 'string' ? text : expect.stringMatching(text))))
    }).toPass()
    // Nor a second time, when the widgets have looked for news again.
    await page.waitForResponse('**/api/**', { timeout: 3_000 }).catch(() => {})
    expect((await spoken()).length).toBe(said.length)
  })
}
