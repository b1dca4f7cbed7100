/** The help: of all verbs, and of each. */
import { flagOf, isRequired, type Verb } from './verb.ts'
import { verbs } from './verbs.ts'

/** How the command is started. */
export const start = process.env.NODE_ENV === 'production' ? 'node server/dist/staff.js' : 'npm run staff --'

export function helpOf(name: string, verb: Verb): string {
  const flags = Object.entries(verb.fields).map(([key, field]) => {
    const { isList, says, value } = field
    const notes = [isRequired(field) && 'Required.', isList && 'May come several times.'].filter(Boolean)
    return [`--${flagOf(key, field)} ${value}`.trim(), [says, ...notes].join(' ')] as const
  })
  return [
    verb.says,
    `  ${start} ${name} ${verb.example}`.trimEnd(),
    flags.length > 0 ? `Its flags:\n${inColumns(flags)}` : 'It has no flags of its own.',
    `Those of each verb:\n${inColumns(common)}`,
    `In JSON, the fields are: ${Object.keys(verb.fields).join(', ') || 'none'}.`,
  ].join('\n\n')
}

export function helpOfAll(): string {
  const rows = Object.entries(verbs).map(([name, { says }]) => [name, says] as const)
  return [
    'What staff do for clients, by the database of the portal.',
    `  ${start} VERB [FLAGS]\n  ${start} VERB --help`,
    inColumns(rows),
    `Flags of each verb:\n${inColumns(common)}`,
    'It finds the data by the same variables as the server: DATABASE_URL, or else DATA_DIR.',
  ].join('\n\n')
}

const common = [
  [
    '--json FILE',
    'Reads the input from a file, or with "-" from standard input: one object, or a list of them.',
  ],
  ['--output json', 'Prints the result as JSON.'],
  ['--as NAME', 'Who does it, for "log". By default the user of this terminal.'],
  ['--help', 'Shows this.'],
] as const

function inColumns(rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(...rows.map(([left]) => left.length))
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`).join('\n')
}
