import { mailTo, type To } from './text.ts'

/** @param within How long both work: `15 minutes`. */
export const signInLink = (to: To, { link, code, within }: { link: string; code: string; within: string }) =>
  mailTo(
    to,
    'Log in to your client portal',
    'someone, most likely you, asked to log in to your client portal. This link lets you do it, in the browser in which you asked:',
    link,
    `Do you read this elsewhere? Enter this code there: ${code}`,
    `Both work once, within ${within}. Nobody needs to know the code: give it to no one who asks for it. If it was not you, nothing needs to be done.`,
  )
