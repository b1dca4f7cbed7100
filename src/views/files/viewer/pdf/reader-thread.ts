/** Where a PDF is read: in a worker if host and browser allow one, else on the page's own thread. */
import { $settings, startWorker } from '../../../../core/index'
import { loadReader, readerAddress } from './load-pdf-js'

export interface ReaderThread {
  /** For the messages of pdf.js. */
  port: Worker
  /** Stops the work, whatever it is at. On the page's own thread, it can only be asked to stop. */
  end: () => void
}

/** The name of the policy that a page with Trusted Types allows: see docs/embed/policy.md. */
const policy = 'client-portal-pdf'

/** Started while the file itself is on its way; one for the next PDF. */
let prepared: Promise<ReaderThread> | undefined

export async function prepareReader(): Promise<void> {
  prepared ??= startReader()
  // A failure waits until it is needed: the next try is a new one.
  await prepared.catch(() => {
    prepared = undefined
  })
}

export function takeReader(): Promise<ReaderThread> {
  const thread = prepared ?? startReader()
  prepared = undefined
  return thread
}

async function startReader(): Promise<ReaderThread> {
  const worker = $settings.get().workers ? await startWorker(readerAddress, policy) : undefined
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
