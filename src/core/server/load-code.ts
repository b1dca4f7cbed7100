/** Loads code on demand. Loading may fail, for example without a connection. */
import { isOnline, onConnection } from '../page/browser'
import { commonMessages } from '../text/messages/shared/common'
import { GoneError, whyGone } from './deploy'

/** Loads the code of an action. @throws an error whose message is for the client. */
export const loadForAction = <Module>(load: () => Promise<Module>): Promise<Module> =>
  loadTwice(load).catch((error) => {
    throw error instanceof GoneError ? error : new Error(commonMessages.get().unreachable)
  })

/** A file that can't be had is asked for once more: the pause before that, in milliseconds. */
const pauseBeforeNext = 1_000

/** @throws a {@link GoneError} when the file is gone from a server that can be reached; else the error of `load`. */
const loadTwice = <Module>(load: () => Promise<Module>): Promise<Module> =>
  load().catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, pauseBeforeNext))
    return load().catch(async (error) => {
      throw await whyGone(error)
    })
  })

/**
 * Loads the code of a view. If the connection was gone meanwhile, it waits for one and retries.
 * @throws the error of `load` when loading fails while the browser is online; a {@link GoneError} after a deploy.
 */
export async function loadForView<Module>(load: () => Promise<Module>): Promise<Module> {
  let wasOffline = !isOnline()
  const stop = onConnection(() => (wasOffline = true))
  try {
    return await loadTwice(load)
  } catch (error) {
    if (!wasOffline || error instanceof GoneError) throw error
  } finally {
    stop()
  }
  await connection()
  return loadForView(load)
}

const connection = () =>
  new Promise<void>((resolve) => {
    if (isOnline()) return resolve()
    const stop = onConnection(() => {
      if (!isOnline()) return
      stop()
      resolve()
    })
  })
