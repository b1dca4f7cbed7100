/** Numbers for Prometheus: of calls, streams and refusals, and of the process itself. No client's data is in them. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Answered } from '../watch.ts'

export interface Counting {
  onAnswered(answered: Answered): void
  onStreams(open: number): void
  /** What has become of a mail. */
  onMail(result: string): void
}

export interface Metrics {
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
    write: () => registry.metrics(),
    type: registry.contentType,
  }
}
