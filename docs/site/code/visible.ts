/** What nobody sees in a text: it turns the text around, hides words in it, or steers a terminal. Code to copy has none of it. */
const unseen = /(?![\n\t])[\p{Cc}\p{Cf}\p{DI}\p{Zl}\p{Zp}]/gu

/** The text that a reader sees. */
export const visible = (text: string) => text.replace(unseen, '')
