/** What a token says of itself. It is no proof: only the server can tell whether the token is genuine. */
import { jwtDecode } from 'jwt-decode'
import { attempt } from '../../page/browser'
import { bare, isRecord } from '../../page/is-record'

/** The claims of a JWT; `null` or nothing for any other text, and for one whose end is no time. */
export const decode = (token: string) =>
  attempt(() => {
    const decoded: unknown = jwtDecode(token)
    const claims = isRecord(decoded) ? bare(decoded) : null
    return claims && Number.isFinite(Number(claims.exp ?? 0)) ? claims : null
  })

/** When a token ends by the server's clock, in seconds since 1970; `NaN` for one that does not say so. */
export const claimedEnd = (token: string): number => Number(decode(token)?.exp)
