/** What the copy of a client's data is called: `my-data-2026-11-30.zip`. */
export const copyName = (askedAt: string) => `my-data-${askedAt.slice(0, 10)}.zip`
