import { type AskedApproval, nameOfUrl } from '../../core/index'

/** What a client sees of it. A server may sign the addresses of the same files anew, so their names count. */
const seenOf = ({ approval: { id, version = '' }, files }: AskedApproval): string =>
  [id, version, ...files.map(nameOfUrl)].join('\n')

export const looksSame = (one: AskedApproval, other: AskedApproval): boolean => seenOf(one) === seenOf(other)
