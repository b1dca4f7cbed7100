/** A page with the portal on it: its core, the server that it asks, and what its client and its host hear. */
import type { ReadableAtom } from 'nanostores'
import { expect } from 'vitest'
import { answer, type Rule, type Rules } from '../../server/api/intercept'
import type { SettingsInput } from '../../src/core/index'
import { ada, createServer, recordEvents, recordToasts, until } from './server'
import { createBrowser, openTab, type TabOptions } from './tab'

export interface PortalOptions extends TabOptions {
  /** What the browser has stored, where it is none that is given. */
  local?: Record<string, string>
  server?: ReturnType<typeof createServer>
  /** What the server answers otherwise. */
  rules?: Rules
  settings?: SettingsInput
}

/** Opens a page whose host has configured the portal. Its session does not run yet. */
export async function openPage({
  local,
  server = createServer(),
  rules,
  settings,
  ...options
}: PortalOptions = {}) {
  Object.assign(server.rules, rules)
  const tab = await openTab({ browser: createBrowser(local), ...options })
  const [toasts, events] = [recordToasts(tab), recordEvents(tab)]
  tab.configure({ fetch: server.fetch, ...settings })
  return {
    ...tab,
    server,
    toasts,
    events,
    status: () => tab.$session.get().status,
    /** The token that the browser has stored. */
    token: () => tab.browser.local.get('client-portal:token'),
    signAdaIn: () => tab.signInWithPassword('client@example.com', 'portal-demo'),
    signMaryIn: () => tab.signInWithPassword('new@example.com', 'portal-demo'),
    isSignedIn: () => until(() => expect(tab.$session.get().status).toBe('signed-in')),
  }
}

/** Opens a page whose session runs. */
export async function openPortal(options?: PortalOptions) {
  const page = await openPage(options)
  return { ...page, stop: page.watchSession() }
}

/** Opens a page on which Ada signs in. */
export async function openSignedIn(options?: PortalOptions) {
  const page = await openPortal(options)
  await page.signAdaIn()
  page.toasts.length = 0
  page.events.length = 0
  return page
}

/** Opens a page that holds a token of Ada's from the server: nothing is asked for it. */
export async function openWithToken(options?: PortalOptions) {
  const page = await openPage(options)
  const { endSession, signIn } = await import('../../src/core/session/session')
  const { user, token } = await page.server.signIn()
  signIn(user, token)
  return { ...page, endSession, signIn }
}

/** Somebody looks at it until it is there, or has failed. @returns what looks away */
export async function look(store: ReadableAtom<unknown>, status: 'ready' | 'failed' = 'ready') {
  const leave = store.listen(() => {})
  await until(() => expect(store.get()).toMatchObject({ status }))
  return leave
}

/** A server whose clock goes with the test's. */
export function createServerInTime() {
  const server = createServer()
  const fetch: typeof server.fetch = (...asked) => {
    server.clock.set(new Date())
    return server.fetch(...asked)
  }
  return { ...server, fetch }
}

/** A server that takes every token for Ada's. */
export const takingAnyToken: Rules = {
  checkSession: answer({ success: true }),
  profile: answer({ success: true, data: ada }),
}

/** The server has written, and its answer gets lost. */
export const lost: Rule = async (proceed) => {
  await proceed()
  throw new TypeError('Failed to fetch')
}

/** Holds answers back until `goOn()`. */
export function holdBack(rule: Rule = (proceed) => proceed()) {
  let goOn = () => {}
  const held = new Promise<void>((resolve) => {
    goOn = resolve
  })
  const holding: Rule = async (...call) => {
    const response = await rule(...call)
    await held
    return response
  }
  return { rule: holding, goOn }
}
