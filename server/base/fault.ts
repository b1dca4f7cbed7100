/** What has gone wrong beneath the API: which component it was, and what its code means. */

export interface Fault {
  /** `server` is a fault of this code, or of nothing that is known. */
  component: 'database' | 'disk' | 'bucket' | 'mail' | 'server'
  code: string | undefined
  /** In words for an operator; `undefined` for what is not known. */
  means: string | undefined
  /** Whether it is over without a change of this code: the same call may succeed later. */
  isPassing: boolean
}

/** Beginnings of the codes of PostgreSQL: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const ofDatabase: Record<string, string> = {
  '08': 'the connection to the database is lost',
  '40001': 'two writes were in the way of each other',
  '40P01': 'two writes were in the way of each other',
  '25006': 'the database can only be read: it may be a replica',
  '53100': 'the disk of the database is full',
  '53200': 'the database has no memory left',
  '53300': 'the database takes no more connections',
  '57P01': 'the database is being stopped',
  '57P02': 'the database has crashed, and starts again',
  '57P03': 'the database is starting or stopping',
}

const ofNetwork: Record<string, string> = {
  ECONNREFUSED: 'nothing listens at its address',
  ECONNRESET: 'the connection has broken',
  EPIPE: 'the connection has broken',
  ETIMEDOUT: 'it does not answer in time',
  EHOSTUNREACH: 'there is no way to its address',
  ENETUNREACH: 'there is no way to its address',
  ENOTFOUND: 'its name is not known',
  EAI_AGAIN: 'its name can not be looked up now',
  // Those of the mailer.
  ESOCKET: 'it can not be reached',
  ECONNECTION: 'it can not be reached',
  EDNS: 'its name is not known',
  ETLS: 'it does not encrypt as it should',
  EAUTH: 'it refuses the user or the password',
  EENVELOPE: 'it refuses an address',
  EMESSAGE: 'it refuses the mail',
}

const ofDisk: Record<string, string> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the quota of the disk is used up',
  EROFS: 'the disk can only be read',
  EMFILE: 'too many files are open',
  ENFILE: 'too many files are open',
  EACCES: 'the server may not open it',
  EPERM: 'the server may not open it',
  EIO: 'the disk fails',
}

/** A connection to the database breaks, or can't be opened, while no query is under way. */
export class ConnectionFailure extends Error {
  override readonly name = 'ConnectionFailure'

  constructor(cause: unknown) {
    super(Object(cause).message, { cause })
  }
}

/** What the pool of connections says without a code. */
const isLostConnection = (message: string) =>
  /^Connection terminated|^timeout exceeded when trying to connect|not queryable/.test(message)

/** @param error Anything that was thrown. */
export function faultOf(error: unknown): Fault {
  const { name, code: given, message = '', cause, isPassing } = Object(error)
  const inner = Object(cause ?? error)
  const code = typeof (given ?? inner.code) === 'string' ? (given ?? inner.code) : undefined
  if (name === 'MailFailure')
    return { component: 'mail', code, means: meaning(ofNetwork, code), isPassing: true }
  if (name === 'BucketFailure') return { component: 'bucket', code, means: message, isPassing }
  const lost = isLostConnection(String(inner.message ?? message))
  // What Drizzle throws has the query, with its values.
  if (name === 'ConnectionFailure' || 'query' in Object(error) || 'severity' in inner || lost) {
    const means = lost ? ofDatabase['08'] : (meaning(ofDatabase, code) ?? meaning(ofNetwork, code))
    return { component: 'database', code, means, isPassing: means !== undefined }
  }
  const means = meaning(ofDisk, code)
  if (means && 'syscall' in inner) return { component: 'disk', code, means, isPassing: true }
  return { component: 'server', code, means: meaning(ofNetwork, code), isPassing: false }
}

/** Of a code, or of the class that it begins with. */
const meaning = (meanings: Record<string, string>, code: string | undefined): string | undefined =>
  code === undefined ? undefined : (meanings[code] ?? meanings[code.slice(0, 2)])
