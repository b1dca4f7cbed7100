/** What each value is of the calls about the client's own account. */
import type { Described } from './entities.ts'
import { mailValues } from './mail-values.ts'

export const clientId: Described = {
  text: "The client's id: the `_id` of the profile. It has to be the one of the token.",
  example: 'client-ada',
}
export const inPlace =
  'Only if the server announces `uploads`: a text in the place of a file is the id of one that has come before the form, the last part of its address.'
export const accountValues = {
  profile: { id: clientId },
  mailSettings: { clientId },
  changeMailSettings: { clientId, ...mailValues },
  changeProfile: {
    id: clientId,
    phone: {
      text: 'The phone number as the client writes it: digits, spaces and `+ ( ) - . /`, at most 30 characters. Empty for none. Left out where it has not changed, as the others are.',
      example: '+44 20 7946 0812',
    },
    language: {
      text: 'The language as a BCP 47 tag, one of those that the page offers. Empty for none.',
      example: 'en',
    },
    timeZone: {
      text: 'The time zone as an IANA name. Empty for that of the device.',
      example: 'Europe/London',
    },
  },
  changePhoto: {
    id: clientId,
    photo: {
      text: `A square JPEG with sides of 512 pixels. Look at the bytes: what is no picture is refused. Without it, remove the photo. ${inPlace}`,
      example: '(the bytes of a file)',
    },
  },
  ownData: { clientId },
  askForCopy: { clientId },
  askForErasure: {
    clientId,
    words: { text: 'What the client writes with it. May be empty.', example: 'We have closed our company.' },
  },
  withdrawErasure: { clientId },
} satisfies Record<string, Record<string, Described>>
