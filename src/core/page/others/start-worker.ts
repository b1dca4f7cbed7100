/** Starts a worker where browser and page allow one. */
import { originOf } from '../origin'

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(): string }): { createScriptURL(url: string): string }
}

/** Addresses as a page with Trusted Types takes them; `undefined` for one that it refuses. It reports each try: there is one for each. */
const trusted = new Map<string, string | undefined>()

/** @param policy its name, which the page allows. It knows no other address than this one. */
function trustedAddress(address: string, policy: string): string | undefined {
  if (trusted.has(address)) return trusted.get(address)
  // TypeScript does not know it yet.
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  let found: string | undefined
  try {
    const allowed = trustedTypes?.createPolicy(policy, { createScriptURL: () => address })
    found = allowed ? allowed.createScriptURL('') : address
  } catch {
    found = undefined
  }
  trusted.set(address, found)
  return found
}

/**
 * @param policy The name of the policy that a page with Trusted Types allows for it.
 * @returns the worker once it has sent its first message; `undefined` where there can be none.
 */
export async function startWorker(address: string, policy: string): Promise<Worker | undefined> {
  // A browser starts no worker of another origin, such as a CDN's.
  if (typeof Worker === 'undefined' || originOf(address) !== location.origin) return
  const url = trustedAddress(address, policy)
  if (!url) return
  try {
    const worker = new Worker(url, { type: 'module' })
    // Where the page's policy or the network refuses its file, there is an error in place of a message.
    return await new Promise((resolve) => {
      worker.addEventListener('message', () => resolve(worker), { once: true })
      worker.addEventListener('error', () => resolve(undefined), { once: true })
    })
  } catch {
    return
  }
}
