import type { Loader } from '@storybook/react-vite'
import type { WritableAtom } from 'nanostores'
import toast from 'react-hot-toast/headless'
import { type BrowserApi, type BrowserApiOptions, createBrowserApi } from '../demo/api/browser'
import { intercept, type Rules } from '../demo/api/intercept'
import { demoPeople } from '../demo/api/seed/people'
import {
  $session,
  configure,
  defaults,
  type SettingsInput,
  takeReturn,
  watchSession,
} from '../src/core/index'
import { endSession, type Session, signIn } from '../src/core/session/session'
import { defineElements } from '../src/elements/index'
import { noteData } from './known-data'

/** What stands behind a story: who is signed in, and how the server answers. */
export interface Scene {
  /** `ada` has everything, `new` nothing yet, `large` thousands of everything. */
  person: keyof typeof demoPeople | 'nobody'
  /** What becomes of single calls. */
  rules: Rules
  /** Changes what the server keeps. */
  seed: BrowserApiOptions['seed']
  /** What the host has configured. */
  settings: SettingsInput
}

/** A story's parameters: what it leaves out is as its file has it. */
export const scene = (changes: Partial<Scene>) => ({ stage: false, scene: changes })

const unset: SettingsInput = Object.fromEntries(Object.keys(defaults).map((name) => [name, undefined]))

/**
 * Before a story is drawn: a fresh reference API in this page, and nothing of the story before.
 * The rules are given to the play function, which may change them; see {@link rulesOf}.
 */
export const openScene: Loader = async ({ parameters, globals }) => {
  const { person = 'nobody', seed, settings, ...declared }: Partial<Scene> = parameters.scene
  const rules = { ...declared.rules }
  const api = createBrowserApi({ large: person === 'large', seed })
  // By the API's own door: the login call would show its toasts.
  const client = person === 'nobody' ? null : await api.signIn(demoPeople[person].email)
  await defineElements()

  leaveScene()
  configure({
    ...unset,
    storage: 'memory',
    locale: globals.locale,
    fetch: noteData(intercept(api.fetch, rules)),
    ...settings,
  })
  watchSession()
  if (client) signIn(client.user, client.token)
  return { rules, api }
}

function leaveScene(): void {
  endSession('user')
  // As if nobody had ever been signed in: core itself never goes back there.
  const $current = $session as WritableAtom<Session>
  $current.set({ status: 'signed-out' })
  takeReturn('portal')
  takeReturn('page')
  toast.remove()
}

/** The rules in force, for a play function to change: `rulesOf(context).payments = offline()`. */
export function rulesOf({ loaded }: { loaded: Record<string, unknown> }): Rules {
  return loaded.rules as Rules // what openScene gave
}

/** The server behind a story, for a play function to act as the staff. */
export function apiOf({ loaded }: { loaded: Record<string, unknown> }): BrowserApi {
  return loaded.api as BrowserApi // what openScene gave
}
