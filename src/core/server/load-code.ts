/** Loads code on demand. Loading may fail, for example without a connection. */
import { isOnline, onConnection } from '../page/browser'
import { commonMessages } from '../text/messages/common'

/** Loads the code of an action. @throws an error whose message is for the client. */
export const loadForAction = <Module>(load: () => Promise<Module>): Promise<Module> =>
  load().catch(() => {
    throw new Error(commonMessages.get().unreachable)
  })

/** A connection that has just come back may fail once more: the pause before the next try, in milliseconds. */
const pauseAfterReturn = 1_000

/**
 * Loads the code of a view. If the connection was gone meanwhile, it waits for one and retries.
 * @throws the error of `load` when loading fails while the browser is online.
 */
export async function loadForView<Module>(load: () => Promise<Module>): Promise<Module> {
  let wasOffline = !isOnline()
  const stop = onConnection(() => (wasOffline = true))
  try {
    return await load()
  } catch (error) {
    if (!wasOffline) throw error
  } finally {
    stop()
  }
  await connection()
  return load().catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, pauseAfterReturn))
    return loadForView(load)
  })
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
