/**
 * Tells a deploy from a lost connection. After a deploy, the server says of files of an open page that they are gone: no other
 * try helps, only a page that is loaded anew.
 */
import { atom } from 'nanostores'
import { page } from '../page/browser'
import { openStorage } from '../page/storage'
import { $settings } from '../settings/config'
import { deployMessages } from '../text/messages/portal/deploy'
import { tryAgain } from './retry-after'

declare const __CP_KNOWS_FILES__: boolean | undefined

/** Whether a page includes these scripts: their files stand beside them, under names of their own. A bundler names its own. */
export const knowsFiles = typeof __CP_KNOWS_FILES__ === 'boolean' && __CP_KNOWS_FILES__

/** What has become of files: all are `there`, though they may not run; one is `lost`, and may come; or it is `gone` for good. */
export type Fate = 'there' | 'lost' | 'gone'

/** How the scripts for pages get the files beside them. A file is named by its address, an element's files by its tag. */
interface FilesBeside {
  /** @throws when a file can't be had */
  askForFiles(need: string): Promise<unknown>
  fateOf(need: string): Promise<Fate>
}
let files: FilesBeside | undefined

export function getFilesBy(own: FilesBeside): void {
  files = own
}

/** Asks for all files of an element, or for one. @throws when one can't be had */
export const askForFiles = async (need: string): Promise<unknown> => files?.askForFiles(need)

/**
 * The address of the file that a function imports. It stands in the text of the function, as the bundler has written it. Of a file
 * that no bundler has made, the function has it as `address`.
 */
function addressOf(load: (() => unknown) & { address?: string }): string {
  if (load.address) return load.address
  const name = /import\(.([^`'"]+)/.exec(String(load))?.[1]
  return name ? new URL(name, import.meta.url).href : ''
}

/** Imports what `load` imports, once its file has come. @throws when it can't be had */
export const importBy = <Module>(load: () => Promise<Module>): Promise<Module> =>
  knowsFiles ? askForFiles(addressOf(load)).then(load) : load()

/** Code can't be had now: see `findAgain()`. */
export class LostError extends Error {
  readonly load: () => Promise<unknown>

  constructor(load: () => Promise<unknown>, cause: unknown) {
    super(String(cause), { cause })
    this.load = load
  }
}

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
  knowsFiles && error instanceof GoneError ? sayUpdated() : undefined

/** @returns the error to throw when code can't be had: that it is lost, or that the page is outdated; `error` where the code is broken. */
export async function whyLost(load: () => Promise<unknown>, error: unknown): Promise<unknown> {
  const fate = knowsFiles && files ? await files.fateOf(addressOf(load)) : 'lost'
  if (fate === 'lost') return new LostError(load, error)
  if (fate === 'there') return error
  const updated = sayUpdated()
  $updated.set(updated)
  return new GoneError(updated.title, { cause: error })
}

/** Loads the page anew. */
export function reload(): void {
  openStorage('session').set(reloadKey, String(Date.now()))
  page?.location.reload()
}
