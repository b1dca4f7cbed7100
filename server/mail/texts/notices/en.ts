import { behindNames } from '../../../stores/closed.ts'
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
  bells: {
    answered: {
      title: 'New answer on your ticket',
      message: (from, subject) => `${from} answered "${subject}".`,
      CTA: 'Read the answer',
    },
    resolved: {
      title: 'Your ticket is resolved',
      message: (from, subject) => `${from} resolved "${subject}".`,
      CTA: 'Open the ticket',
    },
    wrote: {
      title: 'New message on a ticket',
      message: (name, subject) => `${name}${behindNames.wrote.en}${subject}".`,
      CTA: 'Read the message',
    },
    added: {
      title: 'You follow a ticket',
      message: (name, subject) => `${name}${behindNames.added.en}${subject}".`,
      CTA: 'Open the ticket',
    },
    copyIsReady: {
      title: 'Your data is ready',
      message: 'The copy of all that is kept about you can be downloaded for a day.',
      CTA: 'Download',
    },
    isNotErased: { title: 'Your account is not erased', CTA: 'Open your account' },
    waits: { title: (what) => `Waits for you: ${what}`, CTA: 'Look at it' },
    update: { title: 'New update', CTA: 'Read the update' },
    due: {
      soon: 'A payment is due soon',
      today: 'A payment is due today',
      message: (project, day) => `${project}: please pay until ${day}.`,
      CTA: 'Open the project',
    },
  },
  copyIsReady: {
    subject: 'The copy of your data is ready',
    says: 'the copy of all that is kept about you in your client portal is ready. You can download it there for a day, under "Account":',
    ifNotYou:
      'If you have not asked for it, log in, and end all other sessions under "Security" in your account.',
  },
  erasureIsAsked: {
    subject: 'You have asked us to erase your account',
    says: 'you have asked us to erase your account and all that is kept about you in your client portal. We will see to it, and tell you if there is something that the law makes us keep.',
    ifNotYou: 'If it was not you, or if you change your mind, take it back under "Account":',
  },
  readme: {
    about: 'This is a copy of all that is kept about you in this client portal.',
    json: 'everything, to be read by a program',
    tables: 'the lists, to be opened in a spreadsheet',
    files: 'all files: yours, and those that were shared with you',
    secrets: 'Passwords and keys are not in it: they are kept in a form that nobody can read.',
  },
}
