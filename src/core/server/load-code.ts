/** Loads code on demand. Loading may fail, for example without a connection. */
import { isOnline, onConnection } from '../page/browser'
import { commonMessages } from '../text/messages/common'

/** Loads the code of an action. @throws an error whose message is for the client. */
export const loadForAction = <Module>(load: () => Promise<Module>): Promise<Module> =>
  load().catch(() => {
    throw new Error(commonMessages.get().unreachable)
  })

/**
 * Loads the code of a view. Without a connection, it waits for one and retries.
 * @throws the error of `load` when loading fails while the browser is online.
 */
export const loadForView = <Module>(load: () => Promise<Module>): Promise<Module> =>
  load().catch(async (error: unknown) => {
    if (isOnline()) throw error
    await connection()
    return loadForView(load)
  })

/** Resolves when the browser is online again. */
const connection = () =>
  new Promise<void>((resolve) => {
    const stop = onConnection(() => {
      if (!isOnline()) return
      stop()
      resolve()
    })
  })
