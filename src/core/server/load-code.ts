/** Loads code on demand. Loading may fail, for example without a connection. */
import { isOnline, onConnection } from '../page/browser'
import { commonMessages } from '../text/messages/shared/common'
import { GoneError, importBy, LostError, whyLost } from './deploy'
import { awaitRecovery, stopAwaiting } from './recovery/recovery'

/** Loads the code of an action. @throws an error whose message is for the client. */
export const loadForAction = <Module>(load: () => Promise<Module>): Promise<Module> =>
  loadTwice(load).catch((error) => {
    throw error instanceof GoneError ? error : new Error(commonMessages.get().unreachable)
  })

/** A file that can't be had is asked for once more: the pause before that, in milliseconds. */
const pauseBeforeNext = 1_000

/** @throws what `whyLost()` says */
const loadTwice = <Module>(load: () => Promise<Module>): Promise<Module> =>
  importBy(load).catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, pauseBeforeNext))
    return importBy(load).catch(async (error) => {
      throw await whyLost(load, error)
    })
  })

/** What is lost is awaited like what a server in trouble can't give. */
const lost = { retryable: true, earliest: 0 }

interface Search {
  found: Promise<boolean>
  /** How many wait for it. */
  waiting: number
  end(): void
}

/** The search for each code that is lost: all who miss it share one. */
const searches = new Map<() => Promise<unknown>, Search>()

/**
 * Asks for code that is lost until it is there, with pauses that grow, as long as the page is seen.
 * @param left Aborts when the code is missed no more. When nobody misses it, the search ends.
 * @returns whether it is there: not when its file is gone, or can't run.
 */
export function findAgain(load: () => Promise<unknown>, left?: AbortSignal): Promise<boolean> {
  const search = searches.get(load) ?? begin(load)
  search.waiting++
  left?.addEventListener('abort', () => --search.waiting === 0 && search.end())
  return search.found
}

function begin(load: () => Promise<unknown>): Search {
  let end = () => {}
  const found = new Promise<boolean>((resolve) => {
    const ask = async () => {
      if (!isOnline()) return awaitRecovery(ask, lost)
      const error = await importBy(load).then(
        () => null,
        (error: unknown) => whyLost(load, error),
      )
      if (searches.get(load) !== search) return
      if (error instanceof LostError) return awaitRecovery(ask, lost)
      end()
      resolve(!error)
    }
    end = () => {
      stopAwaiting(ask)
      if (searches.get(load) === search) searches.delete(load)
    }
    awaitRecovery(ask, lost)
  })
  const search = { found, waiting: 0, end }
  searches.set(load, search)
  return search
}

/**
 * Loads the code of a view. If the connection was gone meanwhile, it waits for one and retries.
 * @throws what `whyLost()` says, when loading fails while the browser is online, or can't help
 */
export async function loadForView<Module>(load: () => Promise<Module>): Promise<Module> {
  let wasOffline = !isOnline()
  const stop = onConnection(() => (wasOffline = true))
  try {
    return await loadTwice(load)
  } catch (error) {
    if (!wasOffline || !(error instanceof LostError)) throw error
  } finally {
    stop()
  }
  if (!isOnline()) await findAgain(load)
  return loadForView(load)
}
