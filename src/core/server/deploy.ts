/**
 * Tells a deploy from a lost connection. After a deploy, the files of an open page are gone, while its server can be
 * reached: no other try helps, only a page that is loaded anew.
 */
import { atom } from 'nanostores'
import { page, pageDocument, pageFetch } from '../page/browser'
import { openStorage } from '../page/storage'
import { $settings } from '../settings/config'
import { deployMessages } from '../text/messages/portal/deploy'
import { tryAgain } from './retry-after'

declare const __CP_HAS_VERSION_FILE__: boolean | undefined

/** Whether `version.js` stands beside the scripts: a small file whose name stays. A bundler's files have none. */
export const hasVersionFile = typeof __CP_HAS_VERSION_FILE__ === 'boolean' && __CP_HAS_VERSION_FILE__

/** From the folder of the chunks. The build writes the path from the loader's own folder. */
const versionFile = '../version.js'

/** A file of this version is gone. The message is for the client. */
export class GoneError extends Error {}

/** What to say to the client. */
interface Updated {
  title: string
  hint: string | false
  /** Not when the page was loaded anew just now: another time would not help. */
  canReload: boolean
}

/** What was last said of a file of this version that is gone; `null` while none is. */
export const $updated = atom<Updated | null>(null)

/** Whether files are chosen that are not sent yet: a reload would lose them. */
export const $hasFiles = atom(false)

/** Where the time of the last reload is kept. */
const reloadKey = 'client-portal:reloaded'
/** So long after a reload it makes no sense to offer another one, in milliseconds. */
const calm = 300_000

function sayUpdated(): Updated {
  const { updated, lostHint, blocked, blockedHint } = deployMessages.get()
  const canReload = Date.now() - Number(openStorage('session').get(reloadKey)) > calm
  // The page that was loaded anew lacks the file, too: something keeps it back, or the next deploy is going on.
  if (!canReload) return { title: blocked, hint: tryAgain(calm, blockedHint), canReload }
  const losesInput = $hasFiles.get() || openStorage($settings.get().storage).isMemory
  return { title: updated, hint: losesInput && lostHint, canReload }
}

/** What to say to the client of an error; `undefined` when it is not that a file is gone. */
export const updatedBy = (error: unknown): Updated | undefined =>
  hasVersionFile && error instanceof GoneError ? sayUpdated() : undefined

/** @returns the error to throw when a file can't be had: the file's own, or that the page is outdated. */
export async function whyGone(error: unknown): Promise<unknown> {
  if (!hasVersionFile) return error
  try {
    await import(/* @vite-ignore */ `${versionFile}?${Date.now()}`)
  } catch {
    return error
  }
  // The next load of the page would take the loader from the browser's cache, with the names of files that are gone. The
  // page's policy may forbid to ask.
  const loader = pageDocument?.querySelector<HTMLScriptElement>(
    'script:is([src*="/loader.js"],[src*="/client-portal.js"])',
  )
  if (loader) await pageFetch(loader.src, { cache: 'reload' }).catch(() => {})
  const updated = sayUpdated()
  $updated.set(updated)
  return new GoneError(updated.title, { cause: error })
}

/** Loads the page anew. */
export function reload(): void {
  openStorage('session').set(reloadKey, String(Date.now()))
  page?.location.reload()
}
