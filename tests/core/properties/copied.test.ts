/** What clients copy from pages, mails and lists of addresses, and paste. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addressIn, findEmailProblem } from '../../../src/core/session/sign-in'
import { holds } from './trial'

/** What pages, mails and lists have around an address. */
const arounds = fc.constantFrom(
  ...[
    '$',
    ' $\n',
    '<$>',
    'Ada <$>;',
    '"Ada, Lovelace" <$>,',
    "'$'",
    '“$”',
    '«$»',
    '($)',
    '<b>$</b>',
    'mailto:$',
    'mailto:$?subject=The%20plan',
    '$.',
  ],
)
const unseen = fc.constantFrom(
  '',
  '\u200b',
  '\u200e',
  '\u200f',
  '\u2068',
  '\u2069',
  '\ufeff',
  '\u00ad',
  '\u2060',
)

test('an email address is read without what stands around it, and what nobody sees', () =>
  holds(
    fc.property(fc.emailAddress(), arounds, unseen, unseen, (email, around, before, after) => {
      fc.pre(!email.startsWith("'"))
      const pasted = around.replace('$', () => before + email.replace('@', `${after}@`) + after)
      expect(addressIn(pasted)).toBe(email)
      expect(findEmailProblem(pasted)).toBeUndefined()
    }),
  ))
