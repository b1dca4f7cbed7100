/** What the compiler says of a host's own endpoints, before a page does. */
import type { AnyEndpoint, CallName } from '../endpoints'
import type { OwnEndpoints, PlacesIn, ValueName } from './endpoints'

type Wrong<Call extends CallName, Path> = Exclude<PlacesIn<Path>, ValueName<Call>>

/** What the compiler shows. An object, since two different texts together would be `never`, and all rows with them. */
interface Mistake<Words> {
  mistake: Words
}

type CheckedPath<Call extends CallName, Path> = Path extends `${string}/:${string}`
  ? Mistake<`A place is written {${ValueName<Call>}}, not with a colon.`>
  : [Wrong<Call, Path>] extends [never]
    ? Path
    : Mistake<`{${Extract<Wrong<Call, Path>, string>}} is none of the values of ${Call}.`>

/** Endpoints whose paths have no place that their call has no value for, and no part that there is not. */
type Checked<Own> = {
  [Call in keyof Own]: Call extends CallName
    ? Own[Call] extends string
      ? CheckedPath<Call, Own[Call]>
      : {
          [Part in keyof Own[Call]]: Part extends 'path'
            ? CheckedPath<Call, Own[Call][Part]>
            : Part extends keyof AnyEndpoint
              ? Own[Call][Part]
              : Mistake<'There is no such part.'>
        }
    : Mistake<'There is no such call.'>
}

/** Gives endpoints back as they are. TypeScript tells of a place in their paths that the call has no value for. */
export const defineEndpoints = <const Own extends OwnEndpoints>(endpoints: Own & Checked<Own>): Own =>
  endpoints
