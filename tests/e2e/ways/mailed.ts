import { expect } from '@playwright/test'

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

/** Waits until it is there: a mail goes out after the answer. */
export async function untilFound<Found>(
  find: () => Found | undefined | Promise<Found | undefined>,
): Promise<Found> {
  await expect.poll(find).toBeDefined()
  const found = await find()
  if (found === undefined) throw new Error('It is gone again.')
  return found
}
