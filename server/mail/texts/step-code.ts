import { type At, ifNotYou, mailTo, type To } from './text.ts'

/** The code of a second step. @param within How long it works: `10 minutes`. */
export const stepCode = (to: To, { code, within, ...at }: At & { code: string; within: string }) =>
  mailTo(
    to,
    'Your code for the client portal',
    `this is your code for the client portal: ${code}`,
    `It works once, within ${within}. Nobody needs to know it: give it to no one who asks for it.`,
    ifNotYou(at),
  )
