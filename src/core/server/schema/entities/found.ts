/** What a server has found for a client who searches. */
import { type Described, shape } from '../shape'

/** What it may be. */
export const foundKinds = ['project', 'update', 'milestone', 'file', 'payment', 'ticket', 'message'] as const
export type FoundKind = (typeof foundKinds)[number]

export const foundShape = shape({
  id: 'id',
  /** One of `foundKinds`; any other word means a page. */
  kind: 'text',
  /** The path of the portal where it stands: `/support/ticket/TKT-1`. A payment stands in its list: `…?search=PAY-1`. */
  path: 'url',
  title: 'text',
  /** The piece of a text around the match: of a message, what was written. */
  'text?': 'text',
  /** Of what stands in a project: when it was made, or is due. */
  'date?': 'date',
})

export type Found = Described<typeof foundShape>
