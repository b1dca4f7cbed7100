/** Sends mails by a mail server, or keeps them in an outbox that shows them during development. */
import { createTransport } from 'nodemailer'
import { randomId } from '../base/secrets.ts'

export interface Mail {
  /** Empty for nobody: `clientOrNobody()` of `api/session/nobody.ts` says why there are such mails. */
  to: string
  subject: string
  text: string
  /** The same as a page, for who reads mails so. */
  html?: string
  headers?: Readonly<Record<string, string>>
}

export interface Mailer {
  send(mail: Mail): Promise<void>
  /** Waits until the mails under way are sent. */
  close(): Promise<void>
}

/** @param url The mail server, as nodemailer reads it: `smtps://user:password@mail.example.com`. */
export function createMailer(url: string, from: string): Mailer {
  const transport = createTransport(url)
  const underWay = new Set<Promise<unknown>>()
  return {
    async send(mail) {
      const sending = transport.sendMail({ ...mail, headers: { ...mail.headers }, from })
      underWay.add(sending)
      try {
        await sending
      } finally {
        underWay.delete(sending)
      }
    },
    async close() {
      await Promise.allSettled(underWay)
      transport.close()
    },
  }
}

export interface Outbox extends Mailer {
  /** Newest first. */
  mails(): readonly KeptMail[]
}

export interface KeptMail extends Mail {
  /** Another one for each. */
  id: string
  sentAt: Date
}

const MOST = 50

/** Creates an outbox that keeps the latest 50 mails in memory. */
export function createOutbox(): Outbox {
  let kept: KeptMail[] = []
  return {
    async send(mail) {
      kept = [{ ...mail, id: randomId(), sentAt: new Date() }, ...kept].slice(0, MOST)
    },
    async close() {},
    mails: () => kept,
  }
}
