/** How much of a server's answers is awaited and read, and what is said of more. */

/** In milliseconds. The elements wait for as long as it takes; who asks here wants to know. */
export const longestAnswer = 30_000
/** In milliseconds. What would be asked later is not asked. */
export const longestRun = 15 * 60_000
/** In bytes, unpacked. The elements read an answer whole, on a phone. */
export const largestAnswer = 16_000_000

export const inTime = `it did not answer within ${longestAnswer / 1000} seconds`
export const allInTime = `all together took more than ${longestRun / 60_000} minutes, and the rest is not asked`
export const tooLarge = `it has more than ${largestAnswer / 1_000_000} MB, unpacked, and was not read to its end: answer lists in pages`
