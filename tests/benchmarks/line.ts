/** The line and the processor of a client, as the browser is told to imitate them. */
import type { CDPSession, Page } from '@playwright/test'

export interface Line {
  name: string
  /** The time from a request to the first byte of its answer, in milliseconds. */
  latency: number
  /** In bits for each second. */
  bitsPerSecond: number
  /** How many times slower the processor is. */
  slowdown: number
}

export const slowLine: Line = {
  name: 'slow 4G, processor slowed 4 times',
  latency: 150,
  bitsPerSecond: 1_600_000,
  slowdown: 4,
}
export const fastLine: Line = { name: 'fast line', latency: 0, bitsPerSecond: -8, slowdown: 1 }

/** Gives a page this line and processor. */
export async function imitate(page: Page, { latency, bitsPerSecond, slowdown }: Line): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  const throughput = bitsPerSecond / 8
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return session
}

/** What Chromium counts for the page, by the names of its metrics: `Nodes`, `JSEventListeners`. */
export async function metricsOf(session: CDPSession): Promise<Record<string, number>> {
  const { metrics } = await session.send('Performance.getMetrics')
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]))
}

/** The work of the page's main thread so far, in seconds. */
export const workOf = async (session: CDPSession): Promise<number> =>
  (await metricsOf(session)).TaskDuration ?? Number.NaN

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
