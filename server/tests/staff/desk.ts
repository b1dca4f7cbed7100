/** A desk in memory, with the demo's people, and a terminal at it. */

import { defaultLimits, type Limits } from '../../api/limits'
import { readPartsAsTheyCome } from '../../api/node/parts'
import type { Way } from '../../api/offered'
import { createMemoryBytes } from '../../files/bytes'
import type { Mail } from '../../mail/mail'
import type { MailQueue } from '../../mail/queue'
import type { MailLanguage } from '../../mail/texts/notices/languages'
import { createSeed } from '../../seed/seed'
import { runCommand, type Terminal } from '../../staff/command'
import { createDesk } from '../../staff/desk'
import { createMemoryStore } from '../../stores/memory/memory'
import type { Store } from '../../stores/store'
import { watchBytes } from '../api/speak'

export const now = new Date('2026-11-20T12:00:00.000Z')

/** The words of a line, as a shell gives them to a command: what stands in quotes is one. */
export const wordsOf = (line: string) =>
  Array.from(line.matchAll(/"([^"]*)"|\S+/g), ([word, quoted]) => quoted ?? word)

export async function openDesk({
  canMail = true,
  queue,
  store = createMemoryStore(),
  clock = () => now,
  limits = defaultLimits,
  portalUrl = 'https://portal.example.com',
  signInWays = ['password'],
  mailLanguage = 'en',
}: {
  canMail?: boolean
  /** In place of one that sends all at once. */
  queue?: Pick<MailQueue, 'keep' | 'deliver'>
  store?: Store
  mailLanguage?: MailLanguage
  clock?: () => Date
  limits?: Limits
  portalUrl?: string
  signInWays?: readonly Way[]
} = {}) {
  if (await store.isEmpty()) {
    await store.load(await createSeed({ now, hashPassword: async (text) => text, withoutLarge: true }))
  }
  const mails: Mail[] = []
  const heard: string[] = []
  store.listen({
    hear: ({ clientId, name, target }) => heard.push([clientId, name, target].join(' ').trim()),
    hears: () => {},
  })
  const bytes = createMemoryBytes()
  const kept = watchBytes(bytes)
  const mail = {
    portalUrl,
    async keep({ clientId: _, ...mail }: Mail & { clientId: string }) {
      mails.push(mail)
    },
    deliver() {},
    ...queue,
  }
  const errors: unknown[] = []
  const send = createDesk({
    ...{ store, bytes, readParts: readPartsAsTheyCome, limits, clock, signInWays, mailLanguage },
    mails: canMail ? mail : undefined,
    log: (error) => errors.push(error),
  })
  return {
    store,
    bytes,
    mails,
    errors,
    /** The ids of the files whose bytes are kept. */
    kept,
    /** Types a line. @returns what was printed and complained, the exit code, and what open pages have heard */
    async type(line: string, stdin = '', terminal: Partial<Terminal> = {}) {
      heard.length = 0
      let [printed, complained] = ['', '']
      const code = await runCommand(
        wordsOf(line),
        async () => ({ send, bytesPerFile: limits.bytesPerFile, close: async () => {} }),
        {
          stopping: new AbortController().signal,
          user: 'maya',
          stdin: async () => stdin,
          print: (text) => {
            printed += `${text}\n`
          },
          complain: (text) => {
            complained += `${text}\n`
          },
          ...terminal,
        },
      )
      return { code, printed, complained, heard: [...heard] }
    },
  }
}
