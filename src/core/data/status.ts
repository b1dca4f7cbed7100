/** Colours and writes statuses: the specification's section 4. */
import { normalizeStatus, sameStatus } from '../text/same-status'

/** The colour of a badge. The word beside it gives the same information. */
type Tone = 'amber' | 'green' | 'red' | 'dark-green' | 'orange' | 'purple' | 'grey' | 'rose' | 'neutral'

const tones = {
  pending: 'amber',
  open: 'amber',
  active: 'green',
  closed: 'green',
  resolved: 'green',
  actionrequired: 'red',
  inactive: 'red',
  completed: 'dark-green',
  delivered: 'dark-green',
  onhold: 'purple',
  delayed: 'orange',
  suspended: 'grey',
  rejected: 'rose',
} as const satisfies Record<string, Tone>

export function statusTone(status: string): Tone {
  const key = normalizeStatus(status)
  return Object.hasOwn(tones, key) ? tones[key as keyof typeof tones] : 'neutral'
}

/** `Completed` for `COMPLETED`. A status that the texts don't have stays as the server wrote it. */
export function statusText(status: string, texts: Readonly<Record<string, string>>): string {
  const [, text = status] = Object.entries(texts).find(([name]) => sameStatus(name, status)) ?? []
  return text
}
