/** What a client asks for about all that is kept of it: a copy, and to be erased. */

/** A copy of all that is kept of a client, in one file. There is one of a client at a time. */
export interface KeptCopy {
  /** The id of its bytes. */
  id: string
  clientId: string
  state: 'making' | 'ready' | 'failed'
  askedAt: string
  /** In bytes, once it is made. */
  size: number
  /** When it is removed, in milliseconds since 1970. While it is being made, that says nothing. */
  until: number
  /** When it may be made by whoever looks, and how often that was begun. */
  dueAt: number
  tries: number
}

/** A client has asked to be erased. Only staff do so. */
export interface KeptErasure {
  clientId: string
  askedAt: string
  words: string
}

export interface OwnDataStore {
  copy(clientId: string): Promise<KeptCopy | undefined>
  /** The copy whose bytes have this id, if it is made. */
  copyOfBytes(id: string): Promise<KeptCopy | undefined>
  /** Keeps what was asked for, unless one is being made, or is there. One that has failed or is over gives way. It tells the pages. */
  askForCopy(copy: KeptCopy): Promise<void>
  /** The copy that is to be made first, for one who asks alone: it is due again at `dueAt`, unless it is made before. */
  takeCopy(now: number, dueAt: number): Promise<KeptCopy | undefined>
  /**
   * Says until when a copy is whose it is that makes it, and how often it was begun. One that is made stays as it is.
   * @param own Of who has taken it with so many `tries`.
   * @returns `false` if it is not its any more: another one makes it, or its client was erased
   */
  leaseCopy(own: Pick<KeptCopy, 'id' | 'tries'>, changes: Pick<KeptCopy, 'dueAt' | 'tries'>): Promise<boolean>
  /**
   * Says what has become of it, and tells the pages.
   * @returns `false` if it is not there any more: its client was erased
   */
  endCopy(id: string, changes: Pick<KeptCopy, 'state' | 'size' | 'until' | 'dueAt'>): Promise<boolean>

  erasure(clientId: string): Promise<KeptErasure | undefined>
  /** All that are open, oldest first. */
  erasures(): Promise<KeptErasure[]>
  /** Of two, the first one stays. It tells the pages. */
  askForErasure(erasure: KeptErasure): Promise<void>
  /** Takes it back, and tells the pages. @returns whether there was one */
  withdrawErasure(clientId: string): Promise<boolean>
}
