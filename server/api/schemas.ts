/**
 * The strict schemas of the API's answers, made from the shapes by which the library reads them: client and server
 * share one contract.
 */
import * as v from 'valibot'
import * as shapes from '../../src/core/server/schema/index.ts'

type Schema = v.GenericSchema

const kinds: Record<keyof shapes.Kinds, Schema> = {
  text: v.string(),
  id: v.pipe(v.string(), v.nonEmpty()),
  date: v.pipe(v.string(), v.regex(/^$|^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d))?$/)),
  url: v.string(),
  currency: v.pipe(v.string(), v.regex(/^([A-Z]{3})?$/)),
  number: v.number(),
  money: v.number(),
  boolean: v.boolean(),
}

/** Each object has one schema, so that the OpenAPI document describes it once. */
const objects = new Map<shapes.Shape, Schema>()

/** Makes the schema of what a shape describes. It takes nothing else. */
export function strict<S extends shapes.Shape>(shape: S): v.GenericSchema<shapes.Described<S>> {
  // `schemaOf` follows the shape. TypeScript can't follow how it does so.
  return schemaOf(shape) as v.GenericSchema<shapes.Described<S>>
}

function schemaOf(shape: shapes.Shape): Schema {
  if (typeof shape === 'string') return kinds[shape]
  if (shapes.isList(shape)) return v.array(schemaOf(shape[0]))
  const known = objects.get(shape)
  if (known) return known
  const fields = Object.entries(shape).map(([field, each]) => {
    const { name, isOptional } = shapes.fieldName(field)
    return [name, isOptional ? v.optional(schemaOf(each)) : schemaOf(each)]
  })
  const schema = v.object(Object.fromEntries(fields))
  objects.set(shape, schema)
  return schema
}

const success = v.literal(true)
/** The answer where there is nothing more to say. */
export const done = v.object({ success, message: v.optional(v.string()) })
/** The calls that a server can, of those that not every server has. */
const optional = v.optional(v.array(v.string()))
/** For how many seconds after its end a token can still be renewed. */
const renewFor = v.optional(v.number())
/** The id of the client's newest event. */
const lastEventId = v.optional(v.string())
const data = <S extends shapes.Shape>(shape: S) => v.object({ success, data: strict(shape) })
/** A list, and where it has more pages: the cursor of the next one, and beside the first how many rows there are in all. */
const list = <S extends shapes.Shape>(row: S) =>
  v.object({
    ...data([row]).entries,
    next: v.optional(v.pipe(v.string(), v.nonEmpty())),
    total: v.optional(v.number()),
  })

/** Those of calls that read the entities of a table. */
const each = <Call extends string, Schema>(
  table: Readonly<Record<Call, shapes.EntityName>>,
  schemaFor: (shape: shapes.Shape) => Schema,
) =>
  Object.fromEntries(
    Object.entries<shapes.EntityName>(table).map(([call, name]) => [call, schemaFor(shapes.entities[name])]),
  )

type Entity<Name extends shapes.EntityName> = (typeof shapes.entities)[Name]

// `each` follows the tables. TypeScript can't follow how it does so.
const read = { ...each(shapes.thingCalls, data), ...each(shapes.listCalls, list) } as {
  [Call in keyof typeof shapes.thingCalls]: ReturnType<typeof data<Entity<(typeof shapes.thingCalls)[Call]>>>
} & {
  [Call in keyof typeof shapes.listCalls]: ReturnType<typeof list<Entity<(typeof shapes.listCalls)[Call]>>>
}

/** Who has signed in; or, before that, how a sign-in goes on that is half done. */
const signedIn = v.object({
  success,
  data: v.object({
    user: v.optional(strict(shapes.userShape)),
    token: v.optional(v.string()),
    trust: v.optional(v.string()),
    secondStep: v.optional(
      v.object({
        step: kinds.id,
        ways: v.array(v.picklist(shapes.secondStepWays)),
        trustDays: v.optional(v.number()),
      }),
    ),
  }),
  optional,
  renewFor,
  lastEventId,
})
/** What the browser's passkeys are asked with. */
const passkeyOptions = v.object({
  success,
  data: v.object({ challenge: kinds.id, options: v.record(v.string(), v.unknown()) }),
})
const recoveryCodes = v.object({ success, data: v.object({ recoveryCodes: v.array(v.string()) }) })

/** The server's answer to each call that reads or writes something. */
export const answers = {
  ...read,
  // It has no pages: who sees more writes another word.
  search: data([shapes.foundShape]),
  login: signedIn,
  sendSignInLink: v.object({ success, data: v.object({ request: kinds.id }) }),
  signInByLink: signedIn,
  passkeyOptions,
  signInByPasskey: signedIn,
  sendStepCode: done,
  signInByStep: signedIn,
  changePassword: v.object({ success, data: v.object({ token: v.string() }) }),
  newPasskeyOptions: passkeyOptions,
  beginSecondStep: v.object({
    success,
    data: v.object({
      setUp: kinds.id,
      secret: v.optional(v.string()),
      address: v.optional(v.string()),
    }),
  }),
  turnOnSecondStep: recoveryCodes,
  renewRecoveryCodes: recoveryCodes,
  renew: v.object({ success, data: v.object({ token: v.string() }) }),
  logout: done,
  sendResetEmail: done,
  resetPassword: done,
  checkSession: v.object({ ...done.entries, optional, renewFor, lastEventId }),
  markNotificationRead: done,
  createTicket: v.object({ success, ticketId: kinds.id }),
  replyTicket: data(shapes.ticketShape),
  uploadFile: v.object({ success, message: v.string() }),
}

/** The answer to the health checks. */
export const healthSchema = v.object({ success, message: v.string() })

/** The server's answer when it refuses a call: with a status of 400 or more, or only by `success: false`. */
export const failureSchema = v.object({ success: v.literal(false), message: v.string() })
