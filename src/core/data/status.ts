/** How statuses are compared and coloured: the specification's section 4. */

/** What a badge's colour says. The word beside it says the same. */
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

/** A status without case, spaces, hyphens and underscores: `On Hold`, `onHold` and `on_hold` are one. */
export function normalizeStatus(status: string): string {
  return status.toLowerCase().replace(/[\s_-]+/g, '')
}

/** Whether two statuses are the same, however they are written. */
export function sameStatus(left: string, right: string): boolean {
  return normalizeStatus(left) === normalizeStatus(right)
}

/** The colour of a status; neutral for one we don't know. */
export function statusTone(status: string): Tone {
  const key = normalizeStatus(status)
  return Object.hasOwn(tones, key) ? tones[key as keyof typeof tones] : 'neutral'
}

/** A status in the words of a catalogue. One that it doesn't know, or only writes differently, stays as it came. */
export function statusText(status: string, texts: Readonly<Record<string, string>>): string {
  const [, text = status] = Object.entries(texts).find(([name]) => sameStatus(name, status)) ?? []
  return sameStatus(text, status) ? status : text
}
