/**
 * The calls that each element makes. The table in docs/server/start.md is written from it; `tests/elements/calls.test.ts` shows
 * each element, does with it what a client does, and compares.
 */
import type { CallName as Call } from '../../core/settings/endpoints'
import type { Tag } from '../elements'

/** The page asks for events, whatever its elements. */
type CallName = Exclude<Call, 'events'>

interface ElementCalls {
  /** The calls that it makes when it is shown, for a client who is signed in. */
  shown: readonly CallName[]
  /** The calls that follow from what the client does in it. After each, what it has changed is asked for again. */
  acted?: readonly CallName[]
}

const overview = ['services', 'serviceUpdates', 'milestones', 'tickets'] as const

export const elementCalls: Readonly<Record<Tag, ElementCalls>> = {
  'cp-config': { shown: [] },
  'cp-portal': { shown: ['notifications', 'consultant', 'payments', ...overview] },
  'cp-login': { shown: [], acted: ['login', 'profile'] },
  'cp-forgot-password': { shown: [], acted: ['sendResetEmail'] },
  'cp-reset-password': { shown: [], acted: ['resetPassword'] },
  'cp-dashboard': {
    shown: ['consultant', 'payments', ...overview],
    acted: ['approve', 'service', 'createTicket'],
  },
  'cp-attention': { shown: overview, acted: ['approve', 'service', 'createTicket'] },
  'cp-summary': { shown: ['services'] },
  'cp-consultant': { shown: ['consultant'] },
  'cp-projects': { shown: ['services'] },
  'cp-payments': { shown: ['payments'] },
  'cp-project': {
    shown: ['service', 'serviceUpdates', 'milestones', 'files', 'servicePayments', 'consultant'],
    acted: ['approve', 'createTicket', 'tickets', 'uploadFile'],
  },
  'cp-project-updates': {
    shown: ['service', 'serviceUpdates', 'milestones'],
    acted: ['approve', 'createTicket', 'tickets'],
  },
  'cp-milestones': { shown: ['service', 'milestones'] },
  'cp-files': { shown: ['files'], acted: ['uploadFile'] },
  'cp-search': { shown: [], acted: ['services', 'payments', 'tickets', 'search'] },
  // It finds which of the unread ones are about what waits, so that its number is the same on each page.
  'cp-notifications': { shown: ['notifications', ...overview], acted: ['markNotificationRead'] },
  'cp-meetings': { shown: [] },
  'cp-tickets': { shown: ['tickets'] },
  'cp-raise-ticket': { shown: ['services', 'tickets'], acted: ['createTicket'] },
  'cp-ticket': { shown: ['ticket'], acted: ['replyTicket', 'rateTicket'] },
  'cp-account': { shown: [], acted: ['logout'] },
  'cp-avatar': { shown: [] },
}
