/** The longest delay of a browser timer, in milliseconds. It has 32 bits: a longer timer fires at once. */
export const longestTimer = 2 ** 31 - 1
