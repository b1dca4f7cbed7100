/**
 * All calls, and who makes them: what shows their data, and where a client acts by them. A call that is missing here does
 * not compile, so that no new one goes without faults.
 */
import { expect, type Locator, type Page } from '@playwright/test'
import type { CallName } from '../../../src/core/settings/endpoints'
import { logOut } from '../test'
import type { FaultName } from './faults'
import type { Outcome } from './outcomes'

const projectId = 'project-website-relaunch'
const ticketId = 'TKT-M4XQ72PD'
const project = `/services/service/${projectId}`
const ofProject = `service-id="${projectId}"`

/** What becomes of this call alone, in place of what the table says. `null`, with a reason beside it: it can't meet the fault. */
type But = Partial<Record<FaultName, Partial<Outcome> | null>>

export interface Reading {
  kind: 'reading'
  /** The widget on the page of widgets that shows what the call brings. */
  widget: string
  /** What its tag says there. */
  attributes?: string
  /** The widgets that need it, too. */
  alsoIn?: readonly string[]
  /** The screen of the portal, if there is one. */
  screen?: string
  /** A text in what the call brings, in the widget and on the screen. */
  shows: string
  /** Whether it stands in the panel of the bell. */
  inBell?: true
  /** Whether all of the screen hangs on it. */
  isScreen?: true
  but?: But
}

export interface Action {
  kind: 'action'
  /** The widget in which the client acts. */
  widget: string
  /** What the client writes, or opens. @param text stands nowhere yet. */
  write(own: Locator, text: string): Promise<void>
  send(own: Locator): Promise<void>
  /** All that was written is still there. */
  isKept(own: Locator, text: string): Promise<void>
  isDone(own: Locator, text: string): Promise<void>
  /** Whether it is for clients who are not signed in. */
  isSignedOut?: true
  /** The words of a refusal stand in a toast. */
  saysInToast?: true
  but?: But
}

interface Unseen {
  kind: 'unseen'
  /** Brings the call about on the dashboard. By default, the dashboard does. */
  bringAbout?: (page: Page) => Promise<void>
  /** The client is signed out by it, as they want. */
  isSignOut?: true
  but?: But
}

interface NotMade {
  kind: 'not made'
}

const notFound = (says: string): But => ({ '404': { says, widget: 'missing', screen: 'missing' } })
/** What is refused here says nothing about a session. */
const saysWhy: Partial<Outcome> = { says: 'The archive is being rebuilt.', action: 'kept' }
/** Who has sent too much can send less. */
const tooMuch = {
  '413': { says: 'This is too much for the server. Send smaller files, fewer at once, or a shorter text.' },
} satisfies But
/** Nobody knows whether the server has heard it, or it can't take it just now. */
const untold: Partial<Outcome> = {
  says: 'Dismissed here. This will be saved as soon as the server can be reached.',
  action: 'later',
}
/** It has no list. */
const noRows = { '5,000 rows': null } satisfies But
/** A server that refuses this call lacks it: it never ends a session. */
const lacks = { '401': { unseen: 'whole' } } satisfies But

/**
 * The pages of these tests have the password alone, and show nothing of the client's own ways in, nor of the account.
 * `tests/views/session/ways.test.ts` and `tests/views/security` let these calls fail.
 */
const ofOtherWays: NotMade = { kind: 'not made' }

/** It is made while a client types. `tests/core/search/server.test.ts` lets it fail. */
const whileTyping: NotMade = { kind: 'not made' }

const button = (own: Locator, name: string) => own.getByRole('button', { name, exact: true })

/** The widgets of the page on which a client acts, and two that only stand beside them. */
export const writers = `
  <cp-notifications></cp-notifications><cp-raise-ticket></cp-raise-ticket><cp-ticket ticket-id="${ticketId}"></cp-ticket>
  <cp-files ${ofProject}></cp-files><cp-project-updates ${ofProject}></cp-project-updates><cp-forgot-password></cp-forgot-password>
  <cp-reset-password user-id="client-new"></cp-reset-password><cp-consultant></cp-consultant><cp-payments></cp-payments>`

export const calls = {
  login: {
    kind: 'action',
    widget: 'cp-login',
    isSignedOut: true,
    async write(own) {
      await own.getByLabel('Email').fill('client@example.com')
      await own.getByLabel('Password', { exact: true }).fill('portal-demo')
    },
    send: (own) => button(own, 'Log in').click(),
    async isKept(own) {
      await expect(own.getByLabel('Email')).toHaveValue('client@example.com')
      await expect(own.getByLabel('Password', { exact: true })).toHaveValue('portal-demo')
    },
    isDone: (own) => expect(own.getByText('You are logged in as Ada Lovelace.')).toBeVisible(),
    but: {
      '204': { action: 'kept' },
      'a text for data': { action: 'kept' },
      'null for data': { action: 'kept' },
      'numbers for rows': { action: 'kept' },
      '401': saysWhy,
      ...tooMuch,
    },
  },
  sendResetEmail: {
    kind: 'action',
    widget: 'cp-forgot-password',
    write: (own) => own.getByLabel('Email').fill('new@example.com'),
    send: (own) => button(own, 'Send Email').click(),
    isKept: (own) => expect(own.getByLabel('Email')).toHaveValue('new@example.com'),
    async isDone(own) {
      await expect(own.getByText('Look in your inbox')).toBeVisible()
      await expect(own.getByLabel('Email')).toHaveValue('')
    },
    but: { '204': { action: 'kept' }, '401': saysWhy, ...tooMuch },
  },
  resetPassword: {
    kind: 'action',
    widget: 'cp-reset-password',
    write: (own, text) => own.getByLabel('New password').fill(text),
    send: (own) => button(own, 'Update Password').click(),
    isKept: (own, text) => expect(own.getByLabel('New password')).toHaveValue(text),
    async isDone(own) {
      await expect(own.getByText('You can log in with your new password now.')).toBeVisible()
      await expect(own.getByLabel('New password')).toHaveCount(0)
    },
    but: { '204': { action: 'kept' }, '401': saysWhy, ...tooMuch },
  },
  logout: {
    kind: 'unseen',
    bringAbout: logOut,
    isSignOut: true,
    but: { ...lacks, ...noRows },
  },
  renew: {
    kind: 'unseen',
    // Half of the life of the demo's tokens.
    bringAbout: (page) => page.clock.fastForward('07:40'),
    but: { ...lacks, ...noRows },
  },
  events: {
    kind: 'unseen',
    // A stream never ends, so its answer can't be changed as a whole.
    but: { ...lacks, 'only ids': null, '20 MB': null, '5,000 rows': null },
  },
  checkSession: {
    kind: 'unseen',
    but: { '400': { unseen: 'signed out', says: 'Token expired' }, ...noRows },
  },
  profile: { kind: 'unseen', but: { 'only ids': { unseen: 'nameless' }, ...noRows } },
  consultant: {
    kind: 'reading',
    widget: 'cp-consultant',
    screen: '/',
    shows: 'maya.okafor@example.com',
    but: noRows,
  },
  services: { kind: 'reading', widget: 'cp-projects', screen: '/', shows: 'SRV-2051' },
  service: {
    kind: 'reading',
    widget: 'cp-project-updates',
    attributes: ofProject,
    alsoIn: ['cp-milestones', 'cp-payments[service-id]'],
    screen: project,
    shows: 'Active',
    isScreen: true,
    but: { ...noRows, ...notFound('Project not found') },
  },
  serviceUpdates: {
    kind: 'reading',
    widget: 'cp-project-updates',
    attributes: ofProject,
    screen: `${project}/project-updates`,
    shows: 'Please approve the home page',
  },
  milestones: {
    kind: 'reading',
    widget: 'cp-milestones',
    attributes: ofProject,
    alsoIn: ['cp-project-updates'],
    screen: `${project}/view-milestones`,
    shows: 'Acceptance tests',
  },
  serviceProviderProposals: { kind: 'not made' },
  addServiceUpdate: { kind: 'not made' },
  approve: {
    kind: 'action',
    widget: 'cp-project-updates',
    async write(own, text) {
      await button(own, 'Ask for changes').click()
      await own.getByLabel('What should be changed?').fill(text)
    },
    send: (own) => button(own, 'Send').click(),
    isKept: (own, text) => expect(own.getByLabel('What should be changed?')).toHaveValue(text),
    async isDone(own) {
      await expect(own.getByText(/^You (asked for changes to Home page|replied)/)).toBeVisible()
      await expect(own.getByLabel('What should be changed?')).toHaveCount(0)
    },
    but: {
      // Nobody knows whether it is on record.
      '204': { action: 'kept' },
      'a text for data': { action: 'kept' },
      'null for data': { action: 'kept' },
      'numbers for rows': { action: 'kept' },
      // A server that goes on to ask lacks the call: the answer is a ticket.
      '404': { action: 'done' },
      ...tooMuch,
    },
  },
  payments: {
    kind: 'reading',
    widget: 'cp-payments:not([service-id])',
    screen: '/payments/payment-history',
    shows: 'DE-4502-1187',
  },
  servicePayments: {
    kind: 'reading',
    widget: 'cp-payments[service-id]',
    attributes: ofProject,
    screen: project,
    shows: 'DE-4471-0092',
  },
  notifications: {
    kind: 'reading',
    widget: 'cp-notifications',
    screen: '/',
    shows: 'Closed on Monday',
    inBell: true,
  },
  markNotificationRead: {
    kind: 'action',
    widget: 'cp-notifications',
    saysInToast: true,
    write: (own) => own.getByRole('button', { name: /^Notifications/ }).click(),
    // By the keyboard: a pointer scrolls the page on its way, and the panel follows its bell a frame later.
    send: (own) => button(own, 'Dismiss Closed on Monday').press('Enter'),
    isKept: (own) => expect(own.getByText('Closed on Monday', { exact: true })).toBeVisible(),
    isDone: (own) => expect(own.getByText('Closed on Monday', { exact: true })).toHaveCount(0),
    but: {
      refused: untold,
      reset: untold,
      cut: untold,
      hangs: untold,
      'broken JSON': untold,
      'HTML with 200': untold,
      '429': untold,
      '500': untold,
      '503': untold,
      '999': untold,
      slow: { action: 'done' },
      '401': { action: 'signed out' },
      // It is gone on the server, too.
      '404': { action: 'done' },
    },
  },
  tickets: {
    kind: 'reading',
    widget: 'cp-tickets',
    screen: '/support',
    shows: "The cookie notice can't be closed on my phone",
  },
  ticket: {
    kind: 'reading',
    widget: 'cp-ticket',
    attributes: `ticket-id="${ticketId}"`,
    screen: `/support/ticket/${ticketId}`,
    shows:
      'Thank you for the picture, that helps a lot. I see the same here and am on it. Expect a repair today.',
    but: notFound('Ticket not found'),
  },
  createTicket: {
    kind: 'action',
    widget: 'cp-raise-ticket',
    async write(own, text) {
      await own.getByLabel('Subject').fill(text)
      await own.getByLabel('Describe your issue').fill(`About ${text}`)
    },
    send: (own) => button(own, 'Create Ticket').click(),
    async isKept(own, text) {
      await expect(own.getByLabel('Subject')).toHaveValue(text)
      await expect(own.getByLabel('Describe your issue')).toHaveValue(`About ${text}`)
    },
    isDone: (own) => expect(own.getByLabel('Subject')).toHaveValue(''),
    but: tooMuch,
  },
  replyTicket: {
    kind: 'action',
    widget: 'cp-ticket',
    write: (own, text) => own.getByRole('textbox', { name: 'Message' }).fill(text),
    send: (own) => button(own, 'Send reply').click(),
    isKept: (own, text) => expect(own.getByRole('textbox', { name: 'Message' })).toHaveValue(text),
    isDone: (own) => expect(own.getByRole('textbox', { name: 'Message' })).toHaveValue(''),
    but: tooMuch,
  },
  files: {
    kind: 'reading',
    widget: 'cp-files',
    attributes: ofProject,
    screen: project,
    shows: 'Statement of work, signed',
  },
  uploadFile: {
    kind: 'action',
    widget: 'cp-files',
    async write(own, text) {
      const file = { name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 a plan') }
      await own.getByLabel('Choose files').setInputFiles(file)
      await own.getByLabel('File name').fill(text)
      await own.getByLabel('Remarks').fill(`About ${text}`)
    },
    send: (own) => button(own, 'Upload').click(),
    async isKept(own, text) {
      await expect(own.getByText('plan.pdf', { exact: true })).toBeVisible()
      await expect(own.getByLabel('File name')).toHaveValue(text)
      await expect(own.getByLabel('Remarks')).toHaveValue(`About ${text}`)
    },
    async isDone(own) {
      await expect(own.getByLabel('File name')).toHaveValue('')
      await expect(own.getByLabel('Choose files')).toBeAttached()
    },
    but: tooMuch,
  },
  // `tests/views/account` lets these fail.
  changeProfile: ofOtherWays,
  changePhoto: ofOtherWays,
  // Below a resolved ticket alone: `tests/views/tickets/rating.test.ts` lets it fail.
  rateTicket: { kind: 'not made' },
  colleagues: ofOtherWays,
  inviteColleague: ofOtherWays,
  removeColleague: ofOtherWays,
  changeColleague: ofOtherWays,
  followTicket: ofOtherWays,
  leaveTicket: ofOtherWays,
  sendSignInLink: ofOtherWays,
  signInByLink: ofOtherWays,
  passkeyOptions: ofOtherWays,
  signInByPasskey: ofOtherWays,
  sendStepCode: ofOtherWays,
  signInByStep: ofOtherWays,
  search: whileTyping,
  security: ofOtherWays,
  changePassword: ofOtherWays,
  newPasskeyOptions: ofOtherWays,
  addPasskey: ofOtherWays,
  removePasskey: ofOtherWays,
  beginSecondStep: ofOtherWays,
  turnOnSecondStep: ofOtherWays,
  turnOffSecondStep: ofOtherWays,
  renewRecoveryCodes: ofOtherWays,
  endSessions: ofOtherWays,
  ownData: ofOtherWays,
  askForCopy: ofOtherWays,
  askForErasure: ofOtherWays,
  withdrawErasure: ofOtherWays,
  mailSettings: ofOtherWays,
  changeMailSettings: ofOtherWays,
} satisfies Record<CallName, Reading | Action | Unseen | NotMade>

/** A widget for each call that reads. */
function widgetsOf(all: readonly (Reading | Action | Unseen | NotMade)[]): string[] {
  const tags = all.flatMap((call) => {
    if (call.kind !== 'reading') return []
    const [tag = ''] = /^[\w-]+/.exec(call.widget) ?? []
    return `<${tag} ${call.attributes ?? ''}></${tag}>`
  })
  return [...new Set(tags)]
}

/** The widgets of the page on which nothing is written. */
export const readers = widgetsOf(Object.values(calls)).join('\n')
