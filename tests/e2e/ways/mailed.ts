/** What stands in a mail that signs in. */
export interface Mailed {
  link: string
  token: string
  code: string
}

/** @returns `undefined` for another mail */
export function mailedIn(text: string): Mailed | undefined {
  const [link, token, code] = /http[^\s"<]+\/sign-in#\/\w+\/(\w+)\/(\d{6})/.exec(text) ?? []
  return link && token && code ? { link, token, code } : undefined
}
