/** The story of a project: its updates, milestones, files and payments in one timeline. */
import { computed } from 'nanostores'
import { sortRows } from '../data/rows'
import { createSource, mergeSources, type Source } from '../data/sources'
import { filesOf } from '../files/files'
import { paymentsOf } from '../payments/payments'
import { milestonesOf } from '../projects/milestones'
import { updatesOf } from '../projects/updates'
import { $features } from '../routing/features'
import type { Milestone, Payment, ProjectFile, ProjectUpdate } from '../server/schema'
import { type Calendar, monthOf } from '../settings/calendar'
import { asDay } from '../settings/dates'

export type StoryEntry =
  | { kind: 'updates'; key: string; date: string; update: ProjectUpdate }
  | { kind: 'milestones'; key: string; date: string; milestone: Milestone }
  | { kind: 'files'; key: string; date: string; file: ProjectFile }
  | { kind: 'payments'; key: string; date: string; payment: Payment }

export type StoryKind = StoryEntry['kind']

/** A part of the story: the entries still to come, those of one month, or those without a date. */
export interface Chapter {
  kind: 'upcoming' | 'month' | 'undated'
  /** The month, `2026-11`; empty for the other kinds. */
  month: string
  entries: StoryEntry[]
}

export interface Story {
  chapters: Chapter[]
  /** How many earlier entries are left out. */
  hidden: number
}

/** Stands for the day of an entry without a date, which comes last: before all days. */
const undated = Number.MIN_SAFE_INTEGER

/**
 * Groups entries into chapters, newest first, by days of the client's time zone. Undated entries come last.
 * @param limit The most entries to show, besides those still to come; all by default.
 */
export function tellStory(
  entries: readonly StoryEntry[],
  { today, dayOf }: Calendar,
  limit = Infinity,
): Story {
  const dated = sortRows(entries, 'newest', ({ date }) => date)
    .map((entry) => ({ entry, day: dayOf(entry.date) ?? undated }))
    .sort((left, right) => right.day - left.day)
  const upcoming = dated.filter(({ day }) => day > today)
  const told = dated.slice(0, upcoming.length + limit)
  const chapters: Chapter[] = []
  for (const { entry, day } of told) {
    const kind = day === undated ? 'undated' : day > today ? 'upcoming' : 'month'
    const month = kind === 'month' ? monthOf(day) : ''
    const last = chapters.at(-1)
    if (last?.kind === kind && last.month === month) last.entries.push(entry)
    else chapters.push({ kind, month, entries: [entry] })
  }
  return { chapters, hidden: dated.length - told.length }
}

type Sources = readonly Source<StoryKind, StoryEntry>[]

/** Uses the resources that the project's page loads anyway, so it sends no further request. */
export function createStory(projectId: string) {
  const $sources = computed(
    $features,
    ({ isSectionOn }): Sources => [
      createSource('updates', updatesOf(projectId), (updates) =>
        updates.map((update) => ({ kind: 'updates', key: update._id, date: update.createdAt, update })),
      ),
      createSource('milestones', milestonesOf(projectId), (milestones) =>
        milestones.map((milestone, index) => ({
          kind: 'milestones',
          key: String(index),
          date: asDay(milestone.dueDate),
          milestone,
        })),
      ),
      ...(isSectionOn('files')
        ? [
            createSource('files', filesOf(projectId), (files) =>
              files.map((file): StoryEntry => ({ kind: 'files', key: file.id, date: file.createdAt, file })),
            ),
          ]
        : []),
      ...(isSectionOn('payments')
        ? [
            createSource('payments', paymentsOf(projectId), (payments) =>
              payments.map(
                (payment): StoryEntry => ({
                  kind: 'payments',
                  key: payment.id,
                  date: asDay(payment.receivedDate) || payment.createdAt,
                  payment,
                }),
              ),
            ),
          ]
        : []),
    ],
  )
  return mergeSources($sources)
}
