/**
 * The backgrounds that a host may set for initials. This file stands apart because every page loads the table
 * of attributes, which needs it.
 */

/** Whether a background is allowed: six hexadecimal digits, `transparent` or `auto`. */
export const isAvatarBackground = (value: string) => /^([\da-f]{6}|transparent|auto)$/i.test(value)
