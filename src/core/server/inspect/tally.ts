/**
 * Compares answers with the contract, field by field: what the elements can't use, what they miss, and what differs. An
 * answer is read as leniently as the elements read it; only what they then lack is told.
 */
import { isRecord } from '../../page/is-record'
import { lacking } from '../schema/lacking'
import { type Fields, fieldName, isList, type Shape } from '../schema/shape'
import type { PlacedReader } from './answered'
import { findOddity } from './oddity'
import { explainUnreadable } from './unreadable'

export interface Finding {
  /**
   * `fails`: the elements can't use the answer, or a row of it. `lacks`: something else stands in place of a field.
   * `note`: it works all the same.
   */
  level: 'fails' | 'lacks' | 'note'
  /** For example: `totalCost is missing in 3 of 12: 0 is shown`. */
  text: string
  /** The page of docs/server/ that tells more, with its heading: `fields.md#project`. */
  docs: string
}

interface Count extends Omit<Finding, 'text'> {
  /** Its heading in docs/server/fields.md: `project`. */
  docs: string
  /** `totalCost is missing` */
  what: string
  /** The first value that is so; empty when there is none to show. */
  sample: string
  effect: string
  /** The path of the rows that it is counted among. */
  among: string
  count: number
  /** Counts only if it is so in all rows: a field that is missing in some rows is just empty there. */
  isMild: boolean
}

/** Where a value stands: the path to it, with a dot at its end, and what is said of all that is below. */
interface Where {
  path: string
  docs: string
  effect: Effect
}
type Effect = string | { effect: string }

/** Collects what the answers to one call lack. */
export interface Tally {
  add(answer: unknown, read: PlacedReader): void
  /** How many rows the answers had, also those that the elements do not show. */
  rows(): number
  findings(): Finding[]
}

/** @param call The call's name: a list of tickets may do without their messages. */
export function createTally(call: string): Tally {
  const totals = new Map<string, number>()
  const counts = new Map<string, Count>()
  const unreadable: Finding[] = []

  function total(path: string): void {
    totals.set(path, (totals.get(path) ?? 0) + 1)
  }

  function note(found: Omit<Count, 'count'>): void {
    const known = counts.get(found.what)
    if (known) known.count++
    else counts.set(found.what, { ...found, count: 1 })
  }

  function visit(fields: Fields, value: unknown, { path, docs: above, effect: inherited }: Where): void {
    total(path)
    const [entity, effects] = entityOf(fields)
    const docs = entity.toLowerCase() || above
    // Where an id is all that is needed, it may stand alone.
    const row = isRecord(value) ? value : { id: value }
    for (const [field, part] of Object.entries(fields)) {
      const { name, isOptional } = fieldName(field)
      const found = fieldOf(row, name, part) ?? (isFields(part) && !isOptional ? {} : undefined)
      const where = { path: path + name, docs, effect: effects[name] ?? inherited }
      if (found !== undefined) check(part, found, where, path)
      else if (!isOptional) noteMissing(part, where, path)
    }
    if (entity === 'Approval') noteTwice(row, path, docs)
  }

  function noteTwice({ records }: Record<string, unknown>, path: string, docs: string): void {
    const versions = [records].flat().map((record) => Object(record).version ?? '')
    if (new Set(versions).size === versions.length) return
    const about = { what: `${path}records has two about one version`, effect: 'the later one counts' }
    note({ level: 'lacks', ...about, sample: '', docs, among: path, isMild: false })
  }

  function check(part: Shape, value: unknown, where: Where, among: string): void {
    const { path, docs, effect } = where
    if (isFields(part)) visit(part, value, { ...where, path: `${path}.` })
    else if (isList(part) && Array.isArray(value)) {
      for (const each of value) {
        if (isFields(part[0])) visit(part[0], each, { ...where, path: `${path}.` })
        else {
          total(`${path}[]`)
          check(part[0], each, where, `${path}[]`)
        }
      }
    } else {
      const oddity = findOddity(docs, path, part, value)
      if (!oddity) return
      const { what, sample, isRead, effect: own } = oddity
      const level = isRead === true ? 'note' : 'lacks'
      note({
        level,
        // A field that may be absent is then absent.
        effect: own ?? (isRead ? '' : wordsOf(effect)),
        what: `${path} ${what}`,
        sample,
        docs,
        among,
        isMild: false,
      })
    }
  }

  function noteMissing(part: Shape, { path, docs, effect }: Where, among: string): void {
    const isInList = call === 'tickets' && path === 'messages'
    const isMild = part !== 'id' && (typeof effect !== 'string' || isInList)
    const level = isMild ? 'note' : part === 'id' && among === '' ? 'fails' : 'lacks'
    note({ level, what: `${path} is missing`, sample: '', effect: wordsOf(effect), docs, among, isMild })
  }

  function describe({ level, what, sample, effect, docs, among, count, isMild }: Count): Finding[] {
    const all = totals.get(among) ?? count
    if (isMild && count < all) return []
    const often = all > 1 ? ` in ${count} of ${all}` : ''
    const text = `${what}${often}${sample && ` (${sample})`}${effect && `: ${effect}`}`
    return [{ level, text, docs: `fields.md#${docs}` }]
  }

  return {
    add(answer, read) {
      const { place } = read
      if (read(answer) === undefined) {
        unreadable.push({ level: 'fails', text: explainUnreadable(answer, place), docs: 'fields.md#answers' })
      }
      if (!place) return
      const { shape } = place
      const row = isList(shape) ? shape[0] : shape
      const found = place.find(answer)
      if (isFields(row) && found)
        for (const each of [found].flat()) visit(row, each, { path: '', docs: '', effect: '' })
    },
    rows: () => totals.get('') ?? 0,
    findings: () => [...unreadable, ...[...counts.values()].flatMap(describe)],
  }
}

/**
 * The entity with these fields, and what stands for them; empty where none has them. It is found by the fields' names, so
 * that no page has to keep the names of entities.
 */
function entityOf(fields: Fields): readonly [string, Readonly<Record<string, Effect>>] {
  const names = Object.keys(fields).map((field) => fieldName(field).name)
  const isOf = (effects: object) => Object.keys(effects).sort().join() === names.sort().join()
  return Object.entries(lacking).find(([, effects]) => isOf(effects)) ?? ['', {}]
}

const wordsOf = (effect: Effect) => (typeof effect === 'string' ? effect : effect.effect)

const isFields = (shape: Shape): shape is Fields => isRecord(shape)

/** The value of a field, where the elements look for it; `undefined` for none. */
function fieldOf(row: Record<string, unknown>, name: string, part: Shape): unknown {
  const isId = part === 'id' || name === '_id' || name === 'id'
  const other = isId
    ? (row._id ?? row.id)
    : name === 'read'
      ? row.isRead
      : name === 'isRead'
        ? row.read
        : undefined
  const value = row[name] ?? other ?? undefined
  return part === 'id' && value === '' ? undefined : value
}
