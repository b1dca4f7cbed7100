/** The variables of the ways in. */
import * as v from 'valibot'
import { passkeySite } from '../api/node/passkey-site.ts'
import { allWays, type Way } from '../api/offered.ts'

const text = v.pipe(v.string(), v.trim(), v.nonEmpty())
const isWay = (text: string): text is Way => allWays.some((way) => way === text)

export const signInVariables = {
  SIGN_IN_WAYS: v.optional(
    v.pipe(
      text,
      v.transform((list) => list.split(/[\s,]+/)),
      v.check((list) => list.every(isWay), `Each of SIGN_IN_WAYS has to be one of: ${allWays.join(', ')}.`),
      v.check((list) => new Set(list).size === list.length, 'SIGN_IN_WAYS names a way twice.'),
      v.check(
        (list) => list.includes('password') || list.includes('link'),
        'SIGN_IN_WAYS needs password or link: who has no passkey yet could not begin.',
      ),
      v.transform((list) => list.filter(isWay)),
    ),
  ),
  SECOND_STEP: v.optional(
    v.picklist(['offered', 'required'], 'SECOND_STEP has to be "offered" or "required".'),
    'offered',
  ),
  PASSKEY_DOMAIN: v.optional(
    v.pipe(
      text,
      v.regex(
        /^[a-z\d-]+(\.[a-z\d-]+)*$/,
        'PASSKEY_DOMAIN has to be a domain in lower case, like example.com: without https:// and without a path.',
      ),
    ),
  ),
  CITY_HEADER: v.optional(
    v.pipe(text, v.regex(/^[\w-]+$/, 'CITY_HEADER has to be the name of a header, like X-City.')),
  ),
}

/** What the variables say of passkeys. */
interface Named {
  SIGN_IN_WAYS?: readonly Way[] | undefined
  PUBLIC_URL?: string | undefined
  PASSKEY_DOMAIN?: string | undefined
}

/** @throws an error if passkeys are asked for by name, and there can be none. The demo leaves them out by itself. */
export function requirePasskeySite({ SIGN_IN_WAYS, PUBLIC_URL, PASSKEY_DOMAIN }: Named): void {
  if (!SIGN_IN_WAYS?.includes('passkey')) return
  // Without PUBLIC_URL, the portal's address is the one that the server listens at.
  if (passkeySite(PUBLIC_URL ?? 'http://127.0.0.1', [], PASSKEY_DOMAIN)) return
  throw new Error(
    'SIGN_IN_WAYS names passkey, which needs a domain, and no address of numbers. Set PUBLIC_URL, such as http://localhost:4173, or PASSKEY_DOMAIN.',
  )
}
