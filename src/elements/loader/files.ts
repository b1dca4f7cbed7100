/** Asks for all files of an element at once, so that none is found only by reading another one. */
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
const files = __CP_FILES__

const here = import.meta.url
/** The files that are there, or on their way; `null` for one that could not be had. */
const asked = new Map<string, Promise<unknown> | null>()

/**
 * The files that are needed, by their addresses.
 * @param need An element's tag; or the address of a file: of one that an element needs last, those before it, too.
 */
function addressesFor(need: string): string[] {
  for (const [tag, list] of Object.entries(files?.of ?? {})) {
    const addresses = list.map((index) => new URL(`chunks/${files?.names[index]}`, here).href)
    if (tag === need || addresses.at(-1) === need) return addresses
  }
  return need.endsWith('.js') ? [need] : []
}

/** Asks for what is needed, unless it is there. @throws when a file can't be had: the next call asks for it again. */
export const askForFiles = (need: string): Promise<unknown> =>
  Promise.all(
    addressesFor(need).map((address) => {
      const asking = asked.get(address) ?? getFile(address, asked.has(address))
      asked.set(address, asking)
      asking.catch(() => asked.set(address, null))
      return asking
    }),
  )

/**
 * Firefox never asks again for a module that could not be had once. There, a file is imported after it has come. What it could not
 * have ahead it remembers, too: so another address shows whether the line is well again.
 */
const getFile = (address: string, isAgain: boolean): Promise<unknown> =>
  CSS.supports('-moz-appearance', 'none')
    ? getAhead(isAgain ? `${address}?${Date.now()}` : address)
    : import(/* @vite-ignore */ address)

function getAhead(href: string): Promise<unknown> {
  const link = part('createElement')('link')
  const nonce = part('querySelector')<HTMLElement>('script[nonce]')?.nonce ?? ''
  return new Promise((onload, onerror) => {
    Object.assign(link, { rel: 'preload', as: 'script', crossOrigin: '', href, nonce, onload, onerror })
    part('head').append(link)
  }).finally(() => link.remove())
}

/**
 * Whether the server says of a file that could not be had that it is gone: after a deploy, as a rule. Then the next load of the
 * page gets the new loader: a browser would take the old one from its cache, with the names of files that are gone.
 */
export async function isGone(need: string): Promise<boolean> {
  const lost = addressesFor(need).filter((address) => !asked.get(address))
  // On a broken line, or where the page's policy forbids to ask, there is no answer.
  const answers = await Promise.all(
    lost.map((address) => fetch(address, { method: 'HEAD' }).catch(() => null)),
  )
  const isGone = answers.some((answer) => answer?.status === 404 || answer?.status === 410)
  const script = part('querySelector')<HTMLScriptElement>('script[src*="/client-portal.js"]')
  if (isGone) await fetch(script?.src ?? here, { cache: 'reload' }).catch(() => null)
  return isGone
}
