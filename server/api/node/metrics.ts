/** Numbers for Prometheus: of calls, streams and refusals, and of the process itself. No client's data is in them. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { FindMissing } from '../health.ts'
import type { Answered } from '../watch.ts'

export interface Counting {
  onAnswered(answered: Answered): void
  onStreams(open: number): void
  /** What has become of a mail. */
  onMail(result: 'sent' | 'failed' | 'given-up'): void
}

/** What is looked at when the numbers are read. */
export interface LookedAt {
  findMissing: FindMissing
  countMails(): Promise<number>
  /** When the newest backup was made on this machine, in seconds since 1970; `undefined` if none was. */
  backupMadeAt(): Promise<number | undefined>
}

export interface Metrics {
  /** Says what there is to look at, once it is opened. */
  lookAt(things: LookedAt): void
  counting: Counting
  /** All of them, as Prometheus reads them. */
  write(): Promise<string>
  type: string
}

export function createMetrics(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const answered = new Counter({
    ...{ name: 'portal_calls_total', help: 'Calls that were answered or refused.', registers },
    labelNames: ['call', 'status'],
  })
  const seconds = new Histogram({
    ...{ name: 'portal_call_seconds', help: 'Seconds until the answer began.', registers },
    labelNames: ['call'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 30],
  })
  const refused = new Counter({
    ...{ name: 'portal_refusals_total', help: 'Refused calls, by what refused them.', registers },
    labelNames: ['reason'],
  })
  const streams = new Gauge({
    ...{ name: 'portal_streams_open', help: 'Streams of news that are open now.', registers },
  })
  let things: LookedAt | undefined
  const look = async () => (await things?.findMissing()) ?? { vital: ['the server is starting'], other: [] }
  new Gauge({
    ...{ name: 'portal_ready', help: '1 if the server can answer, as /ready says.', registers },
    async collect() {
      this.set((await look()).vital.length > 0 ? 0 : 1)
    },
  })
  new Gauge({
    ...{ name: 'portal_lacking', help: 'What the server lacks now, in words.', registers },
    labelNames: ['what'],
    async collect() {
      const { vital, other } = await look()
      this.reset()
      for (const what of [...vital, ...other]) this.set({ what }, 1)
    },
  })
  new Gauge({
    ...{ name: 'portal_mails_waiting', help: 'Mails that are not sent yet.', registers },
    async collect() {
      // Without a database nothing is known of them.
      this.set((await things?.countMails().catch(() => Number.NaN)) ?? Number.NaN)
    },
  })
  new Gauge({
    ...{
      name: 'portal_backup_timestamp_seconds',
      help: 'When this machine made its newest backup.',
      registers,
    },
    async collect() {
      const madeAt = await things?.backupMadeAt()
      if (madeAt === undefined) this.remove()
      else this.set(madeAt)
    },
  })
  const mails = new Counter({
    ...{
      name: 'portal_mails_total',
      help: 'Mails by result: sent, failed (tried again), given-up.',
      registers,
    },
    labelNames: ['result'],
  })
  return {
    counting: {
      onAnswered({ name, status, seconds: taken, reason }) {
        answered.inc({ call: name, status })
        seconds.observe({ call: name }, taken)
        if (reason) refused.inc({ reason })
      },
      onStreams: (open) => streams.set(open),
      onMail: (result) => mails.inc({ result }),
    },
    lookAt(given) {
      things = given
    },
    write: () => registry.metrics(),
    type: registry.contentType,
  }
}
