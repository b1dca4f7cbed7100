import type { Row } from './row'
import { visible } from './visible'

export interface Report {
  apiUrl: string
  clientId: string
  rows: readonly Row[]
}

const words = { ok: 'ok', lacks: 'LACKS', fails: 'FAILS', skipped: '-' } as const

/** Whether all is there. What was not asked does not count. */
export const isWell = ({ rows }: Report) => rows.every(({ state }) => state === 'ok' || state === 'skipped')

export function asJson(report: Report): string {
  const docs = (anchor: string) => `docs/backend.md#${anchor}`
  const rows = report.rows.map((row) => ({
    ...row,
    findings: row.findings.map((finding) => ({ ...finding, docs: docs(finding.docs) })),
  }))
  return JSON.stringify({ ...report, ok: isWell(report), rows }, null, 2)
}

/** One line for each call, and below it one for each finding. */
export function asText({ apiUrl, clientId, rows }: Report): string {
  const widest = Math.max(...rows.map(({ name }) => name.length))
  const lines = rows.flatMap(({ name, request, state, about, findings }) => [
    [words[state].padEnd(5), name.padEnd(widest), [request, about && `(${about})`].filter(Boolean).join(' ')]
      .join('  ')
      .trimEnd(),
    ...findings.map(({ level, text, docs }) => `         ${marks[level]} ${text}. docs/backend.md#${docs}`),
  ])
  return [
    `${apiUrl}${clientId && `, as the client "${clientId}"`}`,
    '',
    // What a server says can't begin a line of its own.
    ...lines.map(visible),
    '',
    summary(rows),
    '',
  ].join('\n')
}

const marks = { fails: 'fails:', lacks: 'lacks:', note: 'note: ' } as const

function summary(rows: readonly Row[]): string {
  const count = (state: Row['state']) => rows.filter((row) => row.state === state).length
  const notes = rows.flatMap(({ findings }) => findings).filter(({ level }) => level === 'note').length
  return `${count('ok')} ok, ${count('lacks')} lack something, ${count('fails')} fail, ${count('skipped')} not asked; notes: ${notes}.`
}
