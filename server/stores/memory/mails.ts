/** Mails that are not sent yet, in memory. */
import type { WaitingMail } from '../records.ts'
import type { Store } from '../store.ts'

export function createMemoryMails(): Pick<
  Store,
  'addMail' | 'takeMail' | 'deferMail' | 'removeMail' | 'countMails'
> & { forgetMails(clientId: string): void } {
  const mails = new Map<string, WaitingMail>()
  const change = (mail: WaitingMail | undefined, changes: Partial<WaitingMail>) => {
    if (!mail) return undefined
    const changed = { ...mail, ...changes }
    mails.set(mail.id, changed)
    return changed
  }
  return {
    async addMail(mail) {
      mails.set(mail.id, mail)
    },
    async takeMail(now, dueAt) {
      const [due] = [...mails.values()]
        .filter((mail) => mail.dueAt <= now)
        .toSorted((a, b) => a.dueAt - b.dueAt)
      return change(due, { dueAt, tries: (due?.tries ?? 0) + 1 })
    },
    async deferMail(id, dueAt) {
      change(mails.get(id), { dueAt })
    },
    async removeMail(id) {
      mails.delete(id)
    },
    async countMails() {
      return mails.size
    },
    forgetMails(clientId) {
      for (const mail of mails.values()) if (mail.clientId === clientId) mails.delete(mail.id)
    },
  }
}
