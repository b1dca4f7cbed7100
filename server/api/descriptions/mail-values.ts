/** What a client sends who chooses what is told by mail. */
import { mailChoices } from '../../../src/core/server/schema/index.ts'
import type { Described } from './entities.ts'

const choice = (when: string, example: string): Described => ({
  text: `${when} Left out where it does not change.`,
  example,
  known: mailChoices,
})

export const mailValues = {
  answers: choice('When answers on tickets are told.', 'daily'),
  approvals: choice('When approvals that are asked for are.', 'at-once'),
  payments: choice('When payments that are due are.', 'never'),
} satisfies Record<string, Described>
