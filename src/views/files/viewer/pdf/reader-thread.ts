/** Where a PDF is read: in a worker if host and browser allow one, else on the page's own thread. */
import address from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'
import { $settings } from '../../../../core/index'
import { loadReader } from './load-pdf-js'

export interface ReaderThread {
  /** For the messages of pdf.js. */
  port: Worker
  /** Stops the work, whatever it is at. On the page's own thread, it can only be asked to stop. */
  end: () => void
}

/** The name of the policy that a page with Trusted Types allows, so that PDFs are read in a worker: see docs/embed/policy.md. */
const policyName = 'client-portal-pdf'

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(): string }): { createScriptURL(url: string): string }
}

/**
 * The address of the worker, as a page with Trusted Types takes it. The policy knows no other address. It is asked for once: a
 * page that refuses it reports each try.
 */
let trusted: { address: string | undefined } | undefined
function trustedAddress(): string | undefined {
  if (trusted) return trusted.address
  // TypeScript does not know it yet.
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  try {
    const policy = trustedTypes?.createPolicy(policyName, { createScriptURL: () => address })
    trusted = { address: policy ? policy.createScriptURL('') : address }
  } catch {
    trusted = { address: undefined }
  }
  return trusted.address
}

async function startWorker(): Promise<Worker | undefined> {
  if (!$settings.get().workers) return
  // A browser starts no worker of another origin, such as a CDN's.
  if (typeof Worker === 'undefined' || new URL(address, location.href).origin !== location.origin) return
  const url = trustedAddress()
  if (!url) return
  try {
    const worker = new Worker(url, { type: 'module' })
    // It says "ready". Where the page's policy or the network refuses its file, there is an error in place of it.
    return await new Promise((resolve) => {
      worker.addEventListener('message', () => resolve(worker), { once: true })
      worker.addEventListener('error', () => resolve(undefined), { once: true })
    })
  } catch {
    return
  }
}

export async function startReader(): Promise<ReaderThread> {
  const worker = await startWorker()
  if (worker) return { port: worker, end: () => worker.terminate() }
  const { WorkerMessageHandler } = await loadReader()
  const { port1, port2 } = new MessageChannel()
  WorkerMessageHandler.initializeFromPort(port1)
  port1.start()
  port2.start()
  const end = () => {
    port1.close()
    port2.close()
  }
  // pdf.js posts messages to it and listens to them, as it does with a worker.
  return { port: port2 as unknown as Worker, end }
}
