import type { Finding } from '../core/server/inspect/tally'
import type { Omission } from './omissions'
import type { Row } from './row'
import { visible } from './visible'

export interface Report {
  apiUrl: string
  clientId: string
  /** Whether a server answered, and let the client sign in. */
  hasBegun: boolean
  rows: readonly Row[]
  signIns: readonly { email: string; isRight: boolean }[]
  notLookedAt: readonly Omission[]
}

const words = { ok: 'ok', lacks: 'LACKS', fails: 'FAILS', skipped: '-' } as const

/** Whether all is there. What was not asked does not count. */
export const isWell = ({ rows }: Report) => rows.every(({ state }) => state === 'ok' || state === 'skipped')

export function asJson(report: Report): string {
  const rows = report.rows.map((row) => ({
    ...row,
    findings: row.findings.map((finding) => ({ ...finding, docs: placeOf(finding) })),
  }))
  return JSON.stringify({ ...report, ok: isWell(report), rows }, null, 2)
}

/** What stands in so many rows has one cause, and is said once. */
const many = 3

/**
 * One line for each call, and below it one for each finding.
 * @param width In characters: longer lines are broken.
 */
export function asText(report: Report, width = Number.POSITIVE_INFINITY): string {
  const { apiUrl, clientId, rows, notLookedAt } = report
  const isNarrow = width < 100
  const widest = isNarrow ? 0 : Math.max(...rows.map(({ name }) => name.length))
  const common = commonOf(rows)
  const lines = rows.flatMap(({ name, request, state, about, findings }) => [
    [words[state].padEnd(5), name.padEnd(widest), [request, about && `(${about})`].filter(Boolean).join(' ')]
      .join('  ')
      .trimEnd(),
    ...findings.filter(({ text }) => !common.has(text)).map((finding) => told(finding)),
  ])
  const shared = Array.from(common.values(), ({ finding, names }) =>
    told(finding, names.map(quoted).join(', ')),
  )
  const omitted = notLookedAt.map(({ what, by }) => `  ${what}: ${by || 'no option looks at it'}`)
  return (
    [
      `${apiUrl}${clientId && `, as the client "${clientId}"`}`,
      '',
      ...lines,
      ...(shared.length > 0 ? ['', 'In several of these:', ...shared] : []),
      '',
      'Not looked at:',
      ...omitted,
      '',
      ...aboutSignIns(report),
      summary(rows),
      '',
    ]
      // What a server says can't begin a line of its own.
      .flatMap((line) => broken(visible(line), width))
      .join('\n')
  )
}

const marks = { fails: 'fails:', lacks: 'lacks:', note: 'note: ' } as const
const told = (finding: Finding, names = '') =>
  `         ${marks[finding.level]} ${finding.text}. ${placeOf(finding)}${names && ` In ${names}`}`

const placeOf = ({ docs }: Finding) => `docs/server/${docs}`

/** A name with a comma would look like two. */
const quoted = (name: string) => (name.includes(',') ? `"${name}"` : name)

/** The findings that stand in many rows, with the names of these. */
function commonOf(rows: readonly Row[]) {
  const found = new Map<string, { finding: Finding; names: string[] }>()
  for (const { name, findings } of rows) {
    for (const finding of findings) {
      const { names } = found.get(finding.text) ?? { names: [] }
      found.set(finding.text, { finding, names: [...names, name] })
    }
  }
  return new Map(Array.from(found).filter(([, { names }]) => names.length >= many))
}

/** Breaks a line between words. What follows is set in. */
function broken(line: string, width: number): string[] {
  if (line.length <= width) return [line]
  const inset = line.length - line.trimStart().length
  const last = line.lastIndexOf(' ', width)
  // A word that is longer stands on a line of its own.
  const place = last > inset ? last : line.indexOf(' ', inset)
  if (place < 0) return [line]
  const start = line.slice(0, place)
  const indent = ' '.repeat(Math.min(16, Math.floor(width / 4)))
  return [start.trimEnd(), ...broken(`${indent}${line.slice(place).trimStart()}`, width)]
}

function aboutSignIns({ signIns }: Report): string[] {
  if (signIns.length === 0) return []
  const wrong = signIns.filter(({ isRight }) => !isRight)
  const emails = Array.from(new Set(wrong.map(({ email }) => email))).join(', ')
  const ofWrong = wrong.length > 0 ? `, ${wrong.length} of them with a wrong password (${emails})` : ''
  return [`Sign-ins: ${signIns.length}${ofWrong}.`]
}

function summary(rows: readonly Row[]): string {
  const count = (state: Row['state']) => rows.filter((row) => row.state === state).length
  const notes = rows.flatMap(({ findings }) => findings).filter(({ level }) => level === 'note').length
  return `${count('ok')} ok, ${count('lacks')} lack something, ${count('fails')} fail, ${count('skipped')} not asked; notes: ${notes}.`
}
