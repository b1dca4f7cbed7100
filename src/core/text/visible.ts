/** A text without characters that nobody sees, such as marks of direction: pages and mails have them around what is copied. */
export const visible = (text: string): string => text.replace(/\p{Cf}/gu, '')
