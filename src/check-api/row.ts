/** A line of the report: a call or a check, and what was found. */
import type { Finding } from '../core/server/inspect/tally'

export interface Row {
  /** The call's name, or what was checked. */
  name: string
  /** The method and the path, with its places; empty for a check that is no call. */
  request: string
  state: 'ok' | 'lacks' | 'fails' | 'skipped'
  /** What was answered, or why it was not asked: `12 rows`. */
  about: string
  findings: readonly Finding[]
}

/** The worst of its findings is its state. */
export function rowOf(name: string, request: string, about: string, findings: readonly Finding[]): Row {
  const levels = findings.map(({ level }) => level)
  const state = levels.includes('fails') ? 'fails' : levels.includes('lacks') ? 'lacks' : 'ok'
  return { name, request, state, about, findings }
}

export const skipped = (name: string, request: string, about: string): Row => ({
  name,
  request,
  state: 'skipped',
  about,
  findings: [],
})

/** Creates a finding: `fails('nobody signs it', 'files.md#links-to-files')`. */
const finding =
  (level: Finding['level']) =>
  (text: string, docs = 'calls.md#errors'): Finding => ({ level, text, docs })
export const fails = finding('fails')
export const lacks = finding('lacks')
export const notes = finding('note')

/** What is true of several calls is said once: `services, payments: it answers 403, and not 401`. */
export function joined(found: readonly (readonly [call: string, finding: Finding])[]): Finding[] {
  const calls = new Map<string, { names: Set<string>; finding: Finding }>()
  for (const [call, finding] of found) {
    const { names } = calls.get(finding.text) ?? { names: new Set() }
    calls.set(finding.text, { names: names.add(call), finding })
  }
  return Array.from(calls.values(), ({ names, finding }) => ({
    ...finding,
    text: `${Array.from(names).join(', ')}: ${finding.text}`,
  }))
}
