/** A host's own endpoints: for each call, what `write` gets, which values the path can have, and what `read` may give. */
import type { EntityName, entities } from '../../server/schema/entities'
import type { SecondStepWay } from '../../server/schema/entities/security'
import type { lacking } from '../../server/schema/lacking'
import type { listCalls, thingCalls } from '../../server/schema/reads'
import type { Kinds } from '../../server/schema/shape'
import type { AnyEndpoint, CallName, endpoints, Method } from '../endpoints'
import type { Bodies, FormField } from './bodies'

/** What a server sends: any JSON, as `JSON.parse()` types it. A host names the type of its own. */
type Received = ReturnType<typeof JSON.parse>

type Text = string | number
type Flat<Type> = { [Name in keyof Type]: Type[Name] }

/** What is taken for each kind of field. */
type Taken = {
  [Kind in keyof Kinds]: Kind extends 'text' | 'id' | 'number' | 'money' ? Text : Kinds[Kind]
}

/** The entity that a shape belongs to; `never` for a part of one. */
type EntityOf<S> = {
  [Name in EntityName]: [S, (typeof entities)[Name]] extends [(typeof entities)[Name], S] ? Name : never
}[EntityName]

type Effects<S> = [EntityOf<S>] extends [never] ? unknown : (typeof lacking)[EntityOf<S>]

/** The fields of a shape that a server may leave out of all its answers. */
type MayLack<S> = {
  [Field in keyof S]: Field extends `${infer Bare}?`
    ? Bare
    : Effects<S> extends Record<Field, { effect: string }>
      ? Field
      : never
}[keyof S]

type Bare<Field> = Field extends `${infer Name}?` ? Name : Field

type TakenFor<S> = S extends keyof Taken
  ? Taken[S]
  : S extends readonly [infer Item]
    ? readonly TakenFor<Item>[]
    : Flat<
        { [Field in keyof S as Exclude<Field, MayLack<S> | `${string}?`>]: TakenFor<S[Field]> } & {
          [Field in keyof S as Extract<Bare<Field>, MayLack<S>>]?: TakenFor<S[Field]> | null | undefined
        }
      >

/** An entity as a server may send it: what "may be missing" in the guides is optional, and a number may be a text. */
export type Sendable<Name extends EntityName> = TakenFor<(typeof entities)[Name]>

/** A thing at the top of an answer, or under `data`. */
type Around<Thing> = Thing | { success?: boolean; message?: string; data: Thing }
type Refused = { success: false; message?: string }
/** Of such an answer, nothing is read. */
type Taking = object | '' | undefined

/** What `read` may give for a call, beside a refusal. The compiler names the call that is missing here. */
type Answers = Complete<
  { [Call in keyof typeof listCalls]: ListOf<Sendable<(typeof listCalls)[Call]>> } & {
    [Call in keyof typeof thingCalls]: Around<Sendable<(typeof thingCalls)[Call]>>
  } & OtherAnswers
>
type Complete<All extends Record<CallName, unknown>> = All

type ListOf<Row> =
  | readonly Row[]
  | {
      success?: boolean
      message?: string
      data: readonly Row[]
      next?: Text | null | undefined
      total?: Text | null | undefined
    }

/** Who has signed in; or, before that, the id of a sign-in that is half done, and by what it can go on. */
type SignedIn = Around<
  | ({ token: string; trust?: string } & ({ user: Partial<Sendable<'Client'>> | Text } | { userId: Text }))
  | { secondStep: { step: string; ways: readonly SecondStepWay[]; trustDays?: number | null | undefined } }
>
/** What the browser's passkeys are asked with, as WebAuthn writes it in JSON. */
type PasskeyOptions = Around<{ challenge: string; options: object }>
/** An answer that has to say that it was done. */
interface Done {
  success: boolean
  message?: string
}

interface OtherAnswers {
  login: SignedIn
  sendSignInLink: Around<{ request: string }>
  signInByLink: SignedIn
  passkeyOptions: PasskeyOptions
  signInByPasskey: SignedIn
  sendStepCode: Done
  signInByStep: SignedIn
  changePassword: Around<{ token: string }>
  newPasskeyOptions: PasskeyOptions
  beginSecondStep: Around<{ setUp: string; secret?: string; address?: string }>
  turnOnSecondStep: Around<{ recoveryCodes: readonly string[] }>
  renewRecoveryCodes: Around<{ recoveryCodes: readonly string[] }>
  renew: Around<{ token: string }>
  logout: Taking
  events: Taking
  checkSession: Taking
  sendResetEmail: Done
  resetPassword: Done
  serviceProviderProposals: Taking
  addServiceUpdate: Taking
  markNotificationRead: Taking
  createTicket: Around<{ ticketId: Text }> | { success: true } | '' | undefined
  replyTicket: Around<Sendable<'Ticket'>> | { success: true } | '' | undefined
  uploadFile: Taking
}

/** What `write` gets: the body that the elements would send. */
type BodyOf<Call extends CallName> = Call extends keyof Bodies ? Bodies[Call] : undefined

type PlacesIn<Pattern> = Pattern extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlacesIn<Rest>
  : never
type Words<Row> = Row extends `${infer Word} ${infer Rest}` ? Word | Words<Rest> : Row
type NameIn<Word> = Word extends Method ? never : Word extends `/${string}` ? PlacesIn<Word> : Word

/** The names of a call's values, as the table of endpoints has them. */
type ValueName<Call extends CallName> = NameIn<Words<(typeof endpoints)[Call]>>

type Later = 'limit' | 'cursor'

/** The values of a call. Only the later pages of a list have a cursor. */
type ValuesOf<Call extends CallName> = Readonly<
  Record<Exclude<ValueName<Call>, Later>, string> & Partial<Record<Extract<ValueName<Call>, Later>, string>>
>

/** What a refusal says: what an `error` or `readError` gives. */
export interface OwnRefusal {
  /** What the client reads, in plain text. Without one, it is looked for in the usual places. */
  message?: string | null | undefined
  /** What is wrong with single fields of the form: `{ subject: 'It is too long.' }`. Without `message`, it is told above, too. */
  fields?: Readonly<Partial<Record<FormField, string | null>>> | undefined
  /** Whether the same may succeed later. Without it, the status decides. */
  retryable?: boolean | undefined
}

/** Reads the answer of a refusal: JSON, or the text of anything else. */
export type ErrorReader = (
  answer: Received,
  about: { call: CallName; status: number },
) => OwnRefusal | null | undefined

/** A call on a server that speaks otherwise. Each part is optional, and stands in place of ours. */
interface OwnEndpoint<Call extends CallName> {
  /** Each value of the call can stand in it as a place: `/tickets/{ticketId}`. */
  path?: string
  method?: Method
  /** Turns the server's answer into ours: `(answer) => ({ data: answer.items })`. */
  read?(answer: Received): Refused | Answers[Call]
  /** Turns our body, an object, a `FormData` or nothing, into the server's, at once or by a promise. */
  write?(body: BodyOf<Call>, values: ValuesOf<Call>): unknown
  /** Reads what a refusal says: `(answer) => ({ message: answer.problem })`. */
  error?: ErrorReader
}

export type OwnEndpoints = { [Call in CallName]?: string | OwnEndpoint<Call> }

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
