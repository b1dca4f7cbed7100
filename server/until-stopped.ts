/** Runs a server until a signal stops it. */
import { logServer } from './api/node/log.ts'
import { type Config, readConfig } from './config/config.ts'
import type { RunningServer } from './start.ts'

/**
 * Starts a server. An error that keeps it from starting or stopping is printed, and ends the process with 1.
 *
 * @param variables Those of the environment, with defaults that differ.
 * @param welcome Says that the demo has started. Without it, or without the demo, the log has a line.
 */
export async function runUntilStopped(
  variables: Record<string, string | undefined>,
  start: (config: Config) => Promise<RunningServer>,
  welcome?: (url: string, config: Config) => void,
): Promise<void> {
  try {
    const config = readConfig(variables)
    const { url, stop } = await start(config)
    const greet = config.isDemo ? welcome : undefined
    // A terminal and npm both send the signal, so it can come more than once.
    let isStopping = false
    const end = () => {
      if (isStopping) return
      isStopping = true
      if (!greet) logServer({ event: 'stopping' })
      stop().catch(fail)
    }
    process.on('SIGINT', end).on('SIGTERM', end)
    if (process.env.npm_lifecycle_event) whenOrphaned(end)
    if (greet) greet(url, config)
    else logServer({ event: 'started', at: url, portal: config.publicUrl })
  } catch (error) {
    fail(error)
  }
}

/** npm hands a signal to the shell between it and this process. The shell ends by it, and hands it to nobody. */
function whenOrphaned(end: () => void): void {
  const parent = process.ppid
  const looking = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(looking)
    end()
  }, 250)
  looking.unref()
}

function fail(error: unknown): void {
  console.error(error instanceof Error ? `\n${error.message}` : error)
  process.exitCode = 1
}
