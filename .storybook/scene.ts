import type { Loader } from '@storybook/react-vite'
import type { WritableAtom } from 'nanostores'
import toast from 'react-hot-toast/headless'
import {
  $session,
  configure,
  defaults,
  leaveLinkWait,
  leaveSecondStep,
  type SettingsInput,
  takeReturn,
  watchSession,
} from '../src/core/index'
import { login } from '../src/core/server/api/sign-in'
import type { Ability } from '../src/core/server/schema'
import { passwordToSend } from '../src/core/session/send-password'
import { endSession, type Session, signIn } from '../src/core/session/session'
import type { Tag } from '../src/elements/elements'
import { defineElements } from '../src/elements/index'
import { demoFile } from './demo-files'
import { noteData } from './known-data'
import { lacking } from './lacking'
import { askingPasskeys, standAlone } from './passkeys'
import {
  type BrowserApi,
  type BrowserApiOptions,
  createBrowserApi,
  demoPassword,
  demoPeople,
  intercept,
  type Rules,
} from './server'

/** The situation of a story: who is signed in, and how the server answers. */
export interface Scene {
  /** `ada` has everything, `new` nothing yet, `large` thousands of everything. */
  person: keyof typeof demoPeople | 'nobody'
  /** What happens to single calls. */
  rules: Rules
  /** What the server lacks of what it may lack: `['events']`. */
  lacks: readonly Ability[]
  /** Whether the page can ask for passkeys. A page in a frame can't. */
  canUsePasskeys: boolean
  /** Changes the server's data. */
  seed: BrowserApiOptions['seed']
  /** The settings of the host. */
  settings: SettingsInput
  /** The elements that are drawn. By default that of the file's, and in a file that has none all of them. */
  elements: readonly Tag[]
}

/** Returns the parameters of a story. A value that is left out comes from the story's file. */
export const scene = (changes: Partial<Scene>) => ({ stage: false, scene: changes })

const unset: SettingsInput = Object.fromEntries(Object.keys(defaults).map((name) => [name, undefined]))

/** What the scenes gave to their stories, as long as the stories are on the page. */
const opened = new WeakMap<AbortSignal, Opened>()

interface Opened {
  rules: Rules
  api: BrowserApi
}

/**
 * Prepares a story: starts a new reference API in this page, and drops everything of the story before. The play
 * function gets the rules and may change them: see {@link rulesOf}. A story that is drawn again, for another theme or locale, keeps
 * its scene: its elements are still on the page, and would see somebody sign out.
 */
export const openScene: Loader = async ({ parameters, globals, abortSignal }) => {
  const {
    person = 'nobody',
    lacks = [],
    canUsePasskeys = false,
    seed,
    settings,
    elements,
    ...declared
  }: Partial<Scene> = parameters.scene
  const before = opened.get(abortSignal)
  if (before) {
    configure({ locale: settings?.locale ?? globals.locale })
    return before
  }
  const { tag }: { tag?: Tag } = parameters
  // The code of all elements is a hundred files, for which a story of one would wait.
  const defined = defineElements({ only: elements ?? (tag && [tag]) })
  const rules = { ...declared.rules }
  const api = createBrowserApi({
    large: person === 'large',
    passkeys: askingPasskeys,
    seed,
    signLink: async ({ name }) => demoFile(name),
  })
  const server = intercept(api.fetch, lacking(lacks))
  leaveScene(settings?.getToken !== undefined)
  standAlone(canUsePasskeys)
  const client = person === 'nobody' ? null : await signInAs(demoPeople[person].email, server)
  configure({
    ...unset,
    storage: 'memory',
    locale: globals.locale,
    fetch: noteData(intercept(server, rules)),
    portalUrl: '/',
    ...settings,
  })
  watchSession()
  await defined
  if (client) signIn(client.user, client.token)
  const loaded = { rules, api }
  opened.set(abortSignal, loaded)
  return loaded
}

/** Signs in by the login call, so that the page hears what the server announces; but without its toasts. */
async function signInAs(email: string, fetch: BrowserApi['fetch']) {
  configure({ ...unset, storage: 'memory', fetch })
  const answer = await login({ email, password: await passwordToSend(demoPassword) })
  if ('step' in answer) throw new Error(`${email} has a second step: sign in by the form.`)
  return answer
}

function leaveScene(isManaged: boolean): void {
  endSession('user')
  // As if nobody had ever been signed in, or as if the host had not said yet who is. Core itself never sets this, so the type of its store is read-only.
  const $current = $session as WritableAtom<Session>
  $current.set(isManaged ? { status: 'checking', client: null } : { status: 'signed-out' })
  takeReturn('portal')
  takeReturn('page')
  leaveLinkWait()
  leaveSecondStep()
  toast.remove()
}

/** The story's rules. A play function can change them: `rulesOf(context).payments = offline()`. */
export function rulesOf({ loaded }: { loaded: Record<string, unknown> }): Rules {
  return loaded.rules as Rules // the value that openScene returned
}

/** The server of a story. With it, a play function can act as the staff, whose changes the page hears: `store.tell('client-ada', { name: 'payments' })`. */
export function apiOf({ loaded }: { loaded: Record<string, unknown> }): BrowserApi {
  return loaded.api as BrowserApi // the value that openScene returned
}
