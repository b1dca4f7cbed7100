/** A key with which a client sends something, and the content that came with it. */
export interface Claim {
  clientId: string
  key: string
  digest: string
  /** In milliseconds since 1970, like `expiresAt`. */
  now: number
  expiresAt: number
}

/** What was written with a key. */
export interface Written {
  /** The id of what was written. */
  id: string
  /** `false` if it was written before. */
  isNew: boolean
}
