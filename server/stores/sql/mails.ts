/** Mails that are not sent yet. */
import { asc, eq, inArray, lte, sql } from 'drizzle-orm'
import type { Store } from '../store.ts'
import { type Database, first } from './database.ts'
import { mails } from './tables.ts'

export function mailQueries(
  database: Database,
): Pick<Store, 'addMail' | 'takeMail' | 'deferMail' | 'removeMail' | 'countMails'> {
  return {
    async addMail(mail) {
      await database.insert(mails).values(mail)
    },
    async takeMail(now, dueAt) {
      const due = database
        .select({ id: mails.id })
        .from(mails)
        .where(lte(mails.dueAt, now))
        .orderBy(asc(mails.dueAt))
        .limit(1)
        // Of servers that look at once, each takes another one.
        .for('update', { skipLocked: true })
      const taken = await database
        .update(mails)
        .set({ dueAt, tries: sql`${mails.tries} + 1` })
        .where(inArray(mails.id, due))
        .returning()
      return first(taken)
    },
    async deferMail(id, dueAt) {
      await database.update(mails).set({ dueAt }).where(eq(mails.id, id))
    },
    async removeMail(id) {
      await database.delete(mails).where(eq(mails.id, id))
    },
    countMails: () => database.$count(mails),
  }
}
