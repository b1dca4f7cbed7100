import { type Tag, tags } from '../../src/elements/elements'

const signedOut: readonly Tag[] = ['cp-login', 'cp-forgot-password', 'cp-reset-password']

/** The elements of the stories that draw parts, by the names in their ids. */
export const drawnParts = {
  'signed-in': tags.filter((tag) => tag !== 'cp-config' && !signedOut.includes(tag)),
  'signed-out': signedOut,
} as const

/** The story that draws the parts of an element. */
export const partsStoryOf = (tag: Tag): keyof typeof drawnParts =>
  signedOut.includes(tag) ? 'signed-out' : 'signed-in'
