/**
 * Answers of a server, made from the shapes of what it answers: a field that comes later is in them. The test says what
 * stands in each text and in each address.
 */
import type { CallName } from '../server/api/calls'
import { type EntityName, entities, fieldName, isList, type Shape } from '../src/core/server/schema'

/** A field of an entity, such as `File.uploadedBy.name`. */
export type Path = `${EntityName}.${string}`

/** What stands in a field of a row. */
export type Value = (path: Path, row: number) => unknown

/** What each call answers: one of these, or a list of them. */
const answered = {
  profile: 'Client',
  consultant: 'Consultant',
  services: ['Project'],
  service: 'Project',
  serviceUpdates: ['Update'],
  milestones: ['Milestone'],
  payments: ['Payment'],
  servicePayments: ['Payment'],
  notifications: ['Notification'],
  tickets: ['Ticket'],
  ticket: 'Ticket',
  files: ['File'],
  security: 'Security',
  colleagues: 'Colleagues',
  mailSettings: 'MailSettings',
  ownData: 'OwnData',
} as const satisfies Partial<Record<CallName, EntityName | readonly [EntityName]>>

const nameOf = (shape: Shape) =>
  // `Object.entries` gives names of type `string`, but they are the keys of `entities`.
  Object.entries(entities).find(([, each]) => each === shape)?.[0] as EntityName | undefined

/** What a field has where the test has nothing to say about it. */
function usual(kind: string, path: Path, row: number): unknown {
  if (path === 'Client._id' || path === 'Client.id') return 'client-ada'
  if (kind === 'id') return `${path} ${row}`.replace(/\W+/g, '-')
  if (kind === 'date') return new Date(Date.UTC(2026, 5, 1) - row * 3_600_000).toISOString()
  if (kind === 'number') return 100 + row
  // Nothing has been read or answered, and every second update asks for something.
  if (kind === 'boolean') return path === 'Update.actionRequiredFromClient' && row % 2 === 0
  return undefined
}

function build(shape: Shape, path: Path, row: number, value: Value, rows: number): unknown {
  // Without it, the client may do everything.
  if (path === 'Client.may') return undefined
  if (typeof shape === 'string') return value(path, row) ?? usual(shape, path, row)
  // An update that asks for an approval offers no answers: of those that ask for something, every second one does.
  if (path === 'Update.approval' && row % 4 === 2) return undefined
  if (isList(shape)) {
    const [item] = shape
    const name = nameOf(item)
    const count = name ? rows : 1
    return Array.from({ length: count }, (_, index) =>
      build(item, name ? `${name}.` : path, name ? index : row, value, rows),
    )
  }
  return Object.fromEntries(
    Object.entries(shape).map(([field, each]) => {
      const { name } = fieldName(field)
      const start = path.endsWith('.') ? path : (`${path}.` as const)
      return [name, build(each, `${start}${name}` as Path, row, value, rows)]
    }),
  )
}

/** The calls that are answered by entities. */
export type DataCall = keyof typeof answered
// The type of Object.keys() is `string[]`, but the keys of the table are exactly those calls.
export const dataCalls = Object.keys(answered) as DataCall[]

/**
 * The answer to a call.
 * @param value what stands in each field; an `undefined` is left to this file
 * @param rows how many rows lists have
 */
export function answerTo(call: DataCall, value: Value, rows: number): { success: true; data: unknown } {
  const what = answered[call]
  const name = typeof what === 'string' ? what : what[0]
  const one = (row: number) =>
    build(entities[name], `${name}.`, row, value, typeof what === 'string' ? rows : 1)
  return {
    success: true,
    data: typeof what === 'string' ? one(0) : Array.from({ length: rows }, (_, row) => one(row)),
  }
}

/** The kinds of all single fields, by their paths. */
export const kindOf: Readonly<Record<Path, string>> = Object.fromEntries(
  Object.entries(entities).flatMap(([name, shape]) => kindsIn(shape, `${name}`)),
)
function kindsIn(shape: Shape, path: string): [string, string][] {
  if (typeof shape === 'string') return [[path, shape]]
  if (isList(shape)) return nameOf(shape[0]) ? [] : kindsIn(shape[0], path)
  return Object.entries(shape).flatMap(([field, each]) => kindsIn(each, `${path}.${fieldName(field).name}`))
}
