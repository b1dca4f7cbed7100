/** What people do in the portal, by the calls that it makes for them. */
import * as v from 'valibot'
import { userShape } from '../../../src/core/server/schema'
import { answers, strict } from '../../api/schemas'
import { type Answer, credentials, fileOf, type Speaker } from './speak'

const auth = '/auth/user/client'

export const signIn = (by: Speaker, email = 'client@example.com', password = 'portal-demo') =>
  by.post(`${auth}/login`, credentials(email, password))

/** The answer to a sign-in that asks for no second step. */
const signedIn = v.object({ data: v.object({ user: strict(userShape), token: v.string() }) })
export const sessionIn = ({ body }: Answer) => v.parse(signedIn, body).data
export const tokenIn = (answer: Answer) => sessionIn(answer).token

export const forgetPassword = (by: Speaker, email = 'client@example.com') =>
  by.post(`${auth}/sendPasswordResetEmail`, { email })

/** What stands behind `/reset-password#/` in a mail: whose link it is, and its secret. */
export const linkIn = (mail: { text: string } | undefined) =>
  /https:\/\/portal\.example\.com\/reset-password#\/(\S+)/.exec(mail?.text ?? '')?.[1] ?? ''

/** @param link As `linkIn()` gives it. */
export const setPassword = (by: Speaker, link: string, password = 'a-new-password') =>
  by.post(`${auth}/updatePassword/${link}`, credentials('', password))

export const readTicket = async (by: Speaker, ticketId = 'TKT-M4XQ72PD') =>
  v.parse(answers.ticket, (await by.get(`/support/getTicketDetails?ticketId=${ticketId}`)).body).data

export const reply = (by: Speaker, message = 'More', ...attachment: File[]) =>
  by.send('/support/client/replyTicket/TKT-M4XQ72PD', { message, attachment })

/** The links to the files of the reply that this is the answer to. */
export const linksIn = ({ body }: Answer) =>
  v.parse(answers.replyTicket, body).data.messages.at(-1)?.attachments ?? []

/** The form in which Ada adds a file to a project. */
export const fileForm = {
  ...{ fileName: 'Logo', file: fileOf('logo.png'), remarks: '' },
  ...{ userType: 'Client', uploadedById: 'client-ada' },
}

export const addFile = (by: Speaker, more: Partial<typeof fileForm> = {}) =>
  by.send('/files/uploadFileForAService/project-newsletter', { ...fileForm, ...more })
