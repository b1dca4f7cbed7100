import type { Notification } from '../server/schema'

/** What the bell shows as one: the newest of those that say the same of the same thing, and those before it. */
export type BellEntry = [newest: Notification, ...earlier: Notification[]]

/**
 * Three answers of one ticket are one entry: they have the same title, and lead to the same screen. One that leads nowhere stands alone.
 * @param notifications newest first
 */
export function entriesOf(notifications: readonly Notification[]): BellEntry[] {
  const entries = new Map<string, BellEntry>()
  for (const each of notifications) {
    const { _id, title, CTAPath } = each
    const key = CTAPath ? `${CTAPath}\n${title}` : _id
    const entry = entries.get(key)
    if (entry) entry.push(each)
    else entries.set(key, [each])
  }
  return [...entries.values()]
}
