import type { NoticeTexts } from './notice-texts.ts'

export const en: NoticeTexts = {
  greeting: (name) => `Hello ${name},`,
  answers: (subject) => `News on your ticket: ${subject}`,
  approvals: (name) => `Your approval is asked for: ${name}`,
  payments: (project, day) => (day ? `Payment due on ${day}: ${project}` : `Payment due: ${project}`),
  several: (first) => `News in your client portal: ${first}, and more`,
  severalBelow: 'there is news in your client portal:',
  more: 'The portal shows you what else is new.',
  open: 'Open it in the portal',
  openPortal: 'Open the portal',
  why: 'You get this mail because you use our client portal. There, under “Account”, you choose what you are told by mail, and when.',
  unsubscribe: 'Get no more such mails',
  kinds: {
    answers: 'answers on tickets',
    approvals: 'approvals that are asked for',
    payments: 'payments that are due',
  },
  off: {
    title: 'Mails from your client portal',
    question: (kinds) => `Do you want no more mails about ${kinds}?`,
    button: 'Turn these mails off',
    done: (kinds) => `You get no more mails about ${kinds}.`,
    again: 'You can turn them on again in the portal, under “Account”.',
    invalid: 'This link is no longer good. In the portal, under “Account”, you choose which mails you get.',
    portal: 'Open the portal',
  },
}
