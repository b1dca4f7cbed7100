/** `LIMIT_…`: each number in the table of limits can be set by an environment variable. */
import { defaultLimits, type Limits } from '../api/limits.ts'

const prefix = 'LIMIT'
/** What a timer of Node takes at most, in seconds. */
const LONGEST = 2_147_483
/** The server, and nginx before it, end what is silent for two minutes. */
const atMost: Readonly<Record<string, number>> = {
  LIMIT_IDLE_SECONDS: 60,
  LIMIT_STREAMS_HEARTBEAT_SECONDS: 60,
}

type Table = { readonly [name: string]: number | Table }

/** `LIMIT_RATES_SIGN_IN_TRIES` sets `rates.signIn.tries`. */
const variableOf = (path: readonly string[]) =>
  [prefix, ...path]
    .join('_')
    .replace(/(?<=[a-z])[A-Z]/g, '_$&')
    .toUpperCase()

/** @throws an error that names the variable: one that sets no limit, or has no fitting value */
export function readLimits(variables: Record<string, string | undefined>): Limits {
  const left = new Map(Object.entries(variables).filter(([name]) => name.startsWith(`${prefix}_`)))
  const read = (table: Table, path: readonly string[]): Table =>
    Object.fromEntries(
      Object.entries(table).map(([key, preset]) => {
        const own = [...path, key]
        if (typeof preset !== 'number') return [key, read(preset, own)]
        const name = variableOf(own)
        const value = left.get(name)?.trim()
        left.delete(name)
        return [key, value ? numberOf(name, value) : preset]
      }),
    )
  // It has the same keys.
  const limits = read(defaultLimits, []) as Limits
  const [unknown] = left.keys()
  if (unknown)
    throw new Error(`${unknown} sets no limit. docs/server/operate.md#limits names those that there are.`)
  refuseContradictions(limits)
  return limits
}

function numberOf(name: string, value: string): number {
  const most = atMost[name] ?? (name.endsWith('SECONDS') ? LONGEST : Number.MAX_SAFE_INTEGER)
  if (/^[1-9]\d*$/.test(value) && Number(value) <= most) return Number(value)
  throw new Error(`${name} has to be a whole number from 1 to ${most}.`)
}

function refuseContradictions({
  bytesPerFile,
  bytesOfClient,
  password,
  tokenSeconds,
  sessionSeconds,
}: Limits) {
  const pairs = [
    [['bytesPerFile'], bytesPerFile, ['bytesOfClient'], bytesOfClient],
    [['tokenSeconds'], tokenSeconds, ['sessionSeconds'], sessionSeconds],
    [['password', 'least'], password.least, ['password', 'most'], password.most],
    [['password', 'most'], password.most, ['password', 'mostAtSignIn'], password.mostAtSignIn],
  ] as const
  for (const [smaller, small, larger, large] of pairs) {
    if (small > large)
      throw new Error(
        `${variableOf(smaller)} is ${small}: more than ${variableOf(larger)}, which is ${large}.`,
      )
  }
}
