/** What a host may put behind the initials. It stands apart because every page has the table of attributes. */

/** The product's purple. */
export const defaultBackground = '7E6BFF'

/** What a background may be: six hexadecimal digits, `transparent` or `auto`. */
export const isAvatarBackground = (value: string) => /^([\da-f]{6}|transparent|auto)$/i.test(value)
