/** What only the company's own people have a store keep, or remove. */

/** What staff has done, for the trail. */
export interface Act {
  /** `2026-11-27T09:30:00.000Z` */
  at: string
  /** The name that they gave, or that the system knows them by. */
  by: string
  /** `payment remove` */
  verb: string
  /** The client whom it was about, if it was about one. */
  clientId: string | null
  /** What was done, in words. Empty once the person is erased, like the reason. */
  says: string
  reason: string
}

/** The ids of records that are to be removed. */
export interface Removal {
  /** With their updates, milestones and files. */
  projects?: string[]
  payments?: string[]
  notifications?: string[]
  /** Their bytes, too, are removed then. */
  uploads?: string[]
}
