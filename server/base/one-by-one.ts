/** Work that waits in the store, done one piece after the other, beside all other work of this process. */

export interface OneByOne {
  /** Does what waits, now. Asked while it is at work, it looks once more when it is through. */
  begin(): void
  /** Begins no other piece, and waits until the one under way is done. */
  close(): Promise<void>
}

/**
 * @param doOne Takes one piece and does it. @returns whether there was one
 * @param log Gets what `doOne` throws: then the rest waits until it is begun again.
 */
export function createOneByOne(doOne: () => Promise<boolean>, log: (error: unknown) => void): OneByOne {
  let working: Promise<void> | undefined
  let isAskedAgain = false
  let isClosed = false

  async function doAll(): Promise<void> {
    do {
      isAskedAgain = false
      while (!isClosed && (await doOne()));
    } while (isAskedAgain && !isClosed)
  }

  return {
    begin() {
      isAskedAgain = true
      working ??= doAll()
        .catch(log)
        .finally(() => {
          working = undefined
        })
    },
    async close() {
      isClosed = true
      await working
    },
  }
}
