/** A browser's timers wait in whole milliseconds, of which 32 bits hold no more than this: longer ones fire at once. */
export const longestTimer = 2 ** 31 - 1
