/** Asks for all files of an element at once, so that none is found only by reading another one. */
import type { Fate } from '../../core/index'
import { part } from './part'

/**
 * The files beside the loader, each named once, and which of them each element needs. The build of the scripts for pages
 * knows them; a bundler makes files of its own.
 */
export interface Files {
  names: readonly string[]
  of: Readonly<Record<string, readonly number[]>>
}

declare const __CP_FILES__: Files | undefined
const files: Files = __CP_FILES__ ?? { names: [], of: {} }

const here = import.meta.url
/** The files that are there, or on their way; `null` for one that could not be had. */
const asked = new Map<string, Promise<unknown> | null>()
/** Why they could not be had, or run. */
const errors = new Map<string, unknown>()

/**
 * The files that are needed, by their addresses.
 * @param need An element's tag; or the address of a file: of one that an element needs last, those before it, too.
 */
function addressesFor(need: string): string[] {
  for (const [tag, list] of Object.entries(files.of)) {
    const addresses = list.map((index) => new URL(`chunks/${files.names[index]}`, here).href)
    if (tag === need || addresses.at(-1) === need) return addresses
  }
  return need.endsWith('.js') ? [need] : []
}

/** Asks for what is needed, unless it is there. @throws when a file can't be had: the next call asks for it again. */
export const askForFiles = (need: string): Promise<unknown> =>
  Promise.all(
    addressesFor(need).map((address) => {
      const asking = asked.get(address) ?? getFile(address)
      asked.set(address, asking)
      // A file that has come and can't run stays so: its error is of another kind, or the same once more.
      asking.catch((error) => {
        if (error instanceof TypeError && error !== errors.get(address)) asked.set(address, null)
        errors.set(address, error)
      })
      return asking
    }),
  )

/**
 * Firefox never asks again for a module that could not be had once. There, a file is imported after it has come. What it could not
 * have so it remembers, too: another address shows whether the line is well again.
 */
function getFile(address: string): Promise<unknown> {
  if (!('mozInnerScreenX' in globalThis)) return import(/* @vite-ignore */ /* webpackIgnore: true */ address)
  const link = part('createElement')('link')
  const href = asked.has(address) ? `${address}?${Date.now()}` : address
  const nonce = part('querySelector')<HTMLElement>('script[nonce]')?.nonce ?? ''
  return new Promise((onload, reject) => {
    const onerror = () => reject(new TypeError(`No ${href}`))
    Object.assign(link, { rel: 'preload', as: 'script', crossOrigin: '', href, nonce, onload, onerror })
    part('head').append(link)
  }).finally(() => link.remove())
}

/** So long the server may take to say that a file is gone, and the next loader to come, in milliseconds. */
const timeLimit = 5_000

/**
 * What has become of the files that are needed. The server says of one that it is gone: after a deploy, as a rule. Then the next load
 * of the page gets the new entry: a browser would take the old one from its cache, with the names of files that are gone.
 * @param entry The address of the script that the page includes.
 */
export async function fateOf(need: string, entry = here): Promise<Fate> {
  const addresses = addressesFor(need)
  const lost = addresses.filter((address) => !asked.get(address))
  const signal = AbortSignal.timeout(timeLimit)
  for (const address of lost) {
    // On a broken line, or where the page's policy forbids to ask, there is no answer.
    const answer = await fetch(address, { method: 'HEAD', signal }).catch(() => null)
    if (answer?.status !== 404 && answer?.status !== 410) continue
    await fetch(entry, { cache: 'reload', signal }).catch(() => null)
    return 'gone'
  }
  // A bundler's files are not known here: they may come.
  return lost.length > 0 || addresses.length === 0 ? 'lost' : 'there'
}
