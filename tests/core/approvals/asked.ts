/** A tab of a client who is asked to approve the home page. */
import { expect } from 'vitest'
import { answer } from '../../../server/api/intercept'
import type { AskedApproval, Choice, TellHost } from '../../../src/core/index'
import { look, openSignedIn, type PortalOptions } from '../portal'
import { createServer } from '../server'

const projectId = 'project-website-relaunch'
const title = 'Please approve the home page'
export const approve: Choice = { decision: 'Approved', words: '' }
export const ask: Choice = { decision: 'Changes requested', words: 'The logo is too small.' }
export const nobody: TellHost = () => ({ isTaken: false })

export type Tab = Awaited<ReturnType<typeof openSignedIn>>

/**
 * It shows the updates of the project, and what waits.
 * @param file What comes of the file that it is about.
 */
export async function open({
  server = createServer(),
  file = async () => new Response('the picture'),
  ...options
}: PortalOptions & { file?: (init?: RequestInit) => Promise<Response> } = {}) {
  const fetch: typeof server.fetch = (input, init) =>
    String(input).includes('homepage-design.png') ? file(init) : server.fetch(input, init)
  const settings = { idempotencyKeys: true, live: false, fetch }
  const tab = await openSignedIn({ ...options, server, settings })
  await look(tab.updatesOf(projectId))
  await look(tab.$attention)
  tab.watchLive()
  return tab
}

const updateIn = (tab: Tab) => {
  const updates = tab.updatesOf(projectId).get()
  return updates.status === 'ready' ? updates.data.find((each) => each.title === title) : undefined
}
export function askedIn(tab: Tab): AskedApproval {
  const update = updateIn(tab)
  return (update && tab.approvalOfUpdate(projectId, update)) ?? expect.fail('nothing is asked')
}
export const isWaiting = (tab: Tab) => {
  const attention = tab.$attention.get()
  return attention.status === 'ready' && attention.items.some((item) => item.title === title)
}
export const sent = (tab: Tab) => tab.server.calls.filter(({ name }) => name === 'approve')
export const keys = (tab: Tab) => sent(tab).map(({ headers }) => headers.get('idempotency-key'))

/** What the updates of the project are from now on, as the server tells them. */
export function tellUpdates(tab: Tab, approval: object | undefined): void {
  const update = { ...updateIn(tab), approval }
  tab.server.rules.serviceUpdates = answer({ success: true, data: [update] })
}

/** The record of a colleague. */
export const colleagues = {
  id: 'r',
  decision: 'Approved',
  by: 'Charles Babbage',
  byId: 'other',
  at: '2026-11-20T09:30:00Z',
  version: '3',
}
