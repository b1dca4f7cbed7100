/** The answers that an update offers: what becomes a button, and what a press writes into the reply. */
import { afterEach, expect, test } from 'vitest'
import { changeDraft, draftOf } from '../../../src/core/tickets/drafts'
import { putAnswer, readyAnswers } from '../../../src/core/tickets/ready-answers'
import { updateOf } from '../resources'

const update = (answers?: string[]) => updateOf({ title: 'Approve', answers })

test.each<[string, string[] | undefined, string[]]>([
  ['none', undefined, []],
  ['those that there are', ['Approve', 'Request changes'], ['Approve', 'Request changes']],
  ['four at most', ['a', 'b', 'c', 'd', 'e'], ['a', 'b', 'c', 'd']],
  ['each once, and none that is empty', [' Yes ', '', 'Yes', ' '], ['Yes']],
  ['none that is too long for a button', ['x'.repeat(41), 'x'.repeat(40)], ['x'.repeat(40)]],
  ['an emoji as one character', ['🚀'.repeat(40)], ['🚀'.repeat(40)]],
])('an update offers %s', (_, answers, offered) => {
  expect(readyAnswers(update(answers))).toEqual(offered)
})

const name = 'update/p1/u1'
afterEach(() => changeDraft(name, { message: '' }))

test.each([
  ['stands alone', '', 'Approve'],
  ['takes the place of another one', 'Request changes', 'Approve'],
  ['is there once', ' Approve\n', 'Approve'],
  ['follows what the client has written', 'The header is fine.', 'The header is fine.\nApprove'],
  [
    'takes the place of another one there',
    'The header is fine.\nRequest changes',
    'The header is fine.\nApprove',
  ],
])('an answer %s', (_, written, message) => {
  changeDraft(name, { message: written })
  putAnswer(name, 'Approve', ['Approve', 'Request changes'])
  expect(draftOf(name).get().message).toBe(message)
})
