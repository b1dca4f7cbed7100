/** Mails from a process beside the server, which share its queue: what can't be sent here, the server sends later. */
import type { Store } from '../stores/store.ts'
import { createMailer } from './mail.ts'
import { createMailQueue, type MailQueue } from './queue.ts'

/** @param secret That of the server. */
export function openMails(
  { url, from }: { url: string; from: string },
  { store, secret, log }: { store: Store; secret: string; log: (error: unknown) => void },
): MailQueue {
  const mailer = createMailer(url, from)
  const queue = createMailQueue({ store, secret: new TextEncoder().encode(secret), send: mailer.send, log })
  return {
    ...queue,
    async close() {
      await queue.close()
      await mailer.close()
    },
  }
}
