/** Whether a new password is long enough, and not easily guessed. */
import { Refusal } from '../../base/refusal.ts'
import type { Client } from '../../stores/records.ts'
import type { Dependencies } from '../dependencies.ts'

/** @throws a `Refusal` with 422 if it is too short or too long */
export function requireLength(chosen: string, { limits }: Pick<Dependencies, 'limits'>): void {
  // Spaces in a row are as easily guessed as one.
  const { length } = chosen.replace(/ {2,}/g, ' ')
  if (length < limits.password.least || chosen.length > limits.password.most) {
    throw new Refusal(
      422,
      `Please choose a password of ${limits.password.least} to ${limits.password.most} characters.`,
    )
  }
}

/** @throws a `Refusal` with 422 if one who knows the client guesses it */
export function requireStrength(
  chosen: string,
  client: Client,
  { isWeakPassword, portalUrl }: Pick<Dependencies, 'isWeakPassword' | 'portalUrl'>,
): void {
  if (!isWeakPassword(chosen, ownWords(client, portalUrl))) return
  throw new Refusal(
    422,
    'This password is easily guessed. Please choose another one, such as four words that have nothing to do with one another or with you.',
  )
}

/** What an attacker tries first for this client: the words of the email, the name, both companies. */
function ownWords({ email, name, company }: Client, portalUrl: string): string[] {
  const { hostname } = new URL(portalUrl)
  const parts = [email, name, company, hostname, 'client'].join(' ').split(/[^\p{L}\p{N}]+/u)
  return [email, hostname, ...parts].filter((word) => word.length > 2)
}
