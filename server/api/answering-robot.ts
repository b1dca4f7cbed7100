/**
 * The demo's robot. It answers for the consultant some seconds after a client wrote, so that a visitor sees a live
 * conversation. Only the demo has it: a company has people for this.
 */

import type { MailLanguage } from '../mail/texts/notices/languages.ts'
import type { Client } from '../stores/records.ts'
import type { Store } from '../stores/store.ts'
import { answerTicket } from './answer-ticket.ts'
import { accountFor } from './session/asking.ts'

const answers = [
  (name: string) => `Thank you for writing, ${name}. I have read it and will look into it today.`,
  (name: string) =>
    `Thank you, ${name}, that helps. I have passed it on to the team and will be back with an answer.`,
  () => 'Noted. I will write here as soon as there is something new.',
]

export interface AnsweringRobot {
  /** Answers a client's message after a while. For `createApi`'s `onClientWrote`. */
  read(client: Client, ticketId: string): void
  /** Cancels the answers that are not written yet. */
  stop(): void
}

export interface RobotOptions {
  store: Store
  clock?: () => Date
  /** Of clients who have set none. By default English. */
  mailLanguage?: MailLanguage
  /** How long an answer takes. 6 by default. */
  seconds?: number
  log?: (error: unknown) => void
}

export function createAnsweringRobot({
  store,
  clock = () => new Date(),
  mailLanguage,
  seconds = 6,
  log = console.error,
}: RobotOptions): AnsweringRobot {
  const waiting = new Map<string, ReturnType<typeof setTimeout>>()

  async function answer(client: Client, ticketId: string): Promise<void> {
    const { id, consultantId } = await accountFor(client, store)
    const ticket = await store.ticket(id, ticketId)
    const consultant = consultantId && (await store.consultant(consultantId))
    if (!ticket || !consultant) return
    const earlier = ticket.messages.filter(({ messageFrom }) => messageFrom === consultant.name).length
    const text = answers[Math.min(earlier, answers.length - 1)]
    if (!text) return
    const message = text(client.name.split(' ')[0] ?? client.name)
    const date = clock().toISOString()
    await answerTicket(store, { ticket, from: consultant.name, message, date, mailLanguage })
  }

  return {
    read(client, ticketId) {
      // A client who writes twice in a row gets one answer to both messages.
      clearTimeout(waiting.get(ticketId))
      const timer = setTimeout(() => {
        waiting.delete(ticketId)
        answer(client, ticketId).catch(log)
      }, seconds * 1000)
      waiting.set(ticketId, timer)
    },
    stop() {
      for (const timer of waiting.values()) clearTimeout(timer)
      waiting.clear()
    },
  }
}
