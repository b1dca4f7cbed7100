/** Loads code on demand. Loading may fail, for example without a connection. */
import { isOnline, onConnection } from '../page/browser'
import { commonMessages } from '../text/messages/shared/common'
import { GoneError, importBy, whyGone } from './deploy'

/** Loads the code of an action. @throws an error whose message is for the client. */
export const loadForAction = <Module>(load: () => Promise<Module>): Promise<Module> =>
  loadTwice(load).catch((error) => {
    throw error instanceof GoneError ? error : new Error(commonMessages.get().unreachable)
  })

/** A file that can't be had is asked for once more: the pause before that, in milliseconds. */
const pauseBeforeNext = 1_000

/** @throws a {@link GoneError} when the server says that the file is gone; else the error of `load`. */
const loadTwice = <Module>(load: () => Promise<Module>): Promise<Module> =>
  importBy(load).catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, pauseBeforeNext))
    return importBy(load).catch(async (error) => {
      throw await whyGone(load, error)
    })
  })

/** The code of a view can't be had now. `load()` may help later. */
export class LostError extends Error {
  readonly load: () => Promise<unknown>

  constructor(load: () => Promise<unknown>, cause: unknown) {
    super(String(cause), { cause })
    this.load = load
  }
}

/**
 * Loads the code of a view. If the connection was gone meanwhile, it waits for one and retries.
 * @throws a {@link LostError} when loading fails while the browser is online; a {@link GoneError} after a deploy.
 */
export async function loadForView<Module>(load: () => Promise<Module>): Promise<Module> {
  let wasOffline = !isOnline()
  const stop = onConnection(() => (wasOffline = true))
  try {
    return await loadTwice(load)
  } catch (error) {
    if (error instanceof GoneError) throw error
    if (!wasOffline) throw new LostError(load, error)
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
