/** Signs in by a link, or by the code of the same mail. Both count once, and in the browser alone that has asked for them. */
import * as api from '../../server/api/ways'
import { ApiError } from '../../server/api-error'
import { createSender, type Sender, type Sending, type SendOptions } from '../../server/sending'
import { recoveryMessages } from '../../text/messages/session/recovery'
import { waysMessages } from '../../text/messages/session/ways'
import { keptReturn, putReturnBack } from '../return-path'
import { addressIn } from '../sign-in'
import { finishSignIn, ofThisApi } from './finish'
import { forgetStepOver } from './half-done'
import {
  $linkWait,
  forgetRequest,
  type KeptRequest,
  keepRequest,
  keptRequest,
  waitFor,
} from './kept-requests'
import { nameOfAddress, trustOf } from './trust'
import { warnOfMissing } from './ways'

/** What stands in a mailed link. */
export interface MailedLink {
  request: string
  token: string
  code: string
}

/** Reads what stands behind the `#` of a mailed link: `/{request}/{token}/{code}`. `null` for what is none. */
export function readLink(text: string): MailedLink | null {
  const [, request = '', token = '', code = ''] = /^[#/]*([\w-]+)\/([\w-]+)\/(\d{6})$/.exec(text.trim()) ?? []
  return code ? { request, token, code } : null
}

/** Whether this browser has asked for the link. */
export const isAskedHere = ({ request }: MailedLink): boolean => keptRequest(request) !== undefined

/** 32 random hex digits. */
const newSecret = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** Asks for a mail with a link and a code. Shows toasts, and never throws. @returns how it ended */
export async function askForLink(text: string, sender: Sender = createSender()): Promise<Sending> {
  const email = addressIn(text)
  const browser = newSecret()
  forgetStepOver()
  const ask = ({ signal }: SendOptions) => ofThisApi(() => api.sendSignInLink({ email, browser }, { signal }))
  const isAgain = $linkWait.get() !== null
  const request = await sender.send(ask, {
    running: recoveryMessages.get().wait,
    // The first time, what takes the form's place says it.
    done: isAgain ? waysMessages.get().waitHint({ email }) : '',
  })
  if (request) {
    keepRequest({ request, browser, who: nameOfAddress(email), back: keptReturn() })
    waitFor({ request, email, sentAt: Date.now() })
  }
  const sending = sender.$sending.get()
  warnOfMissing('link', sending)
  return sending
}

/** Signs in by the code of the mail that this tab waits for. A blank in it does not count: "123 456". */
export const signInByCode = (code: string, sender: Sender = createSender()): Promise<Sending> => {
  const { request = '', email = '' } = $linkWait.get() ?? {}
  return signInBy(keptRequest(request), { code: code.replace(/\s/g, '') }, email, sender)
}

/** Signs in by a link that this browser has asked for. */
export const signInByLink = (
  { request, token }: MailedLink,
  sender: Sender = createSender(),
): Promise<Sending> => signInBy(keptRequest(request), { token }, '', sender)

const signInBy = (
  asked: KeptRequest | undefined,
  proof: { token: string } | { code: string },
  email: string,
  sender: Sender,
): Promise<Sending> =>
  finishSignIn(
    async ({ signal }) => {
      // As the server would refuse it.
      if (!asked) throw new ApiError('signInByLink', 401, waysMessages.get().over)
      const { request, browser, who } = asked
      const trust = trustOf(who)
      const json = { request, browser, ...proof, ...(trust && { trust }) }
      return ofThisApi(() => api.signInByLink(json, { signal }))
    },
    sender,
    {
      email,
      way: 'link',
      ...(asked && { who: asked.who }),
      onTaken() {
        if (asked) forgetRequest(asked.request)
        putReturnBack(asked?.back)
        waitFor(null)
      },
    },
  )

/** Leads back from the wait for a mail to the form. */
export const leaveLinkWait = () => waitFor(null)
