/** Lets a few requests through at once, of everybody and of each client. It counts those of this process. */
import { Refusal } from './refusal.ts'

export interface GateLimits {
  all: number
  ofClient: number
}

/** Runs a piece of work unless too much is running. @throws a `Refusal` with 429 */
export type Gate = <Result>(clientId: string, run: () => Promise<Result>) => Promise<Result>

export function createGate({ all, ofClient }: GateLimits): Gate {
  const running: string[] = []
  return async (clientId, run) => {
    if (running.length >= all || running.filter((id) => id === clientId).length >= ofClient) {
      throw new Refusal(429, 'Other files are still on their way. Please try again in a moment.', {
        'Retry-After': '5',
      })
    }
    running.push(clientId)
    try {
      return await run()
    } finally {
      running.splice(running.indexOf(clientId), 1)
    }
  }
}
