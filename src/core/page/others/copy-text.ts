import { page } from '../browser'

/** Puts a text where the client can paste it from. @returns whether the browser has taken it */
export async function copyText(text: string): Promise<boolean> {
  try {
    // Without TLS, there is no clipboard.
    await page?.navigator.clipboard.writeText(text)
    return page !== undefined
  } catch {
    return false
  }
}
