/** What the company writes on a client's ticket. */

import type { MailLanguage } from '../mail/texts/notices/languages.ts'
import type { NoticeTexts } from '../mail/texts/notices/notice-texts.ts'
import type { Client, KeptMessage, KeptTicket, Upload } from '../stores/records.ts'
import { isPresent } from '../stores/roles.ts'
import type { Store } from '../stores/store.ts'
import { follows } from './followers.ts'
import { ring } from './ring.ts'

interface Answer {
  ticket: KeptTicket
  /** The name of the person who answers. */
  from: string
  /** Empty, if the ticket is only resolved. */
  message: string
  uploads?: Upload[]
  date: string
  /** Whether the ticket is resolved with it. */
  resolves?: boolean
  /** Of clients who have set none. By default English. */
  mailLanguage?: MailLanguage | undefined
}

/** Answers or resolves a ticket, and rings the client's bell, which is told by mail, too: all or nothing. */
export async function answerTicket(
  store: Store,
  { ticket, from, message, uploads = [], date, resolves = false, mailLanguage }: Answer,
): Promise<void> {
  const { clientId, ticketId, subject } = ticket
  const attachments = uploads.map(({ id, name }) => ({ id, name }))
  const said = { message, messageFrom: from, messageFromUserType: 'Staff', date, attachments }
  await store.inTurn(clientId, async (store) => {
    if (message || uploads.length > 0) await store.addMessage({ clientId, ticketId, message: said, uploads })
    if (resolves) {
      const resolved = systemMessage(`${from} resolved the ticket.`, date)
      await store.addMessage({ clientId, ticketId, message: resolved, uploads: [], status: 'Resolved' })
    }
    const bell = ({ bells }: NoticeTexts) => {
      const said = resolves ? bells.resolved : bells.answered
      return {
        ...said,
        message: said.message(from, subject),
        CTAPath: pathOfTicket(ticketId),
        createdAt: date,
      }
    }
    const notice = { kind: 'answers' as const, about: subject }
    // Where all who followed it are gone, the whole account is told: no answer stays unheard. All may leave it, though.
    const following = (await store.people(clientId)).filter((one) => follows(ticket, one))
    const areGone = ticket.followers?.length !== 0 && !following.some(isPresent)
    const isTold = (one: Client) => areGone || follows(ticket, one)
    await ring(clientId, bell, store, { notice, isTold, mailLanguage })
  })
}

/** The path of a ticket in the portal. */
export const pathOfTicket = (ticketId: string) => `/support/ticket/${encodeURIComponent(ticketId)}`

/** What nobody wrote, but the portal itself. */
export function systemMessage(message: string, date: string): KeptMessage {
  return { message, messageFrom: 'System', messageFromUserType: 'System', date, attachments: [] }
}
