/** Code that is left for later: it may not be there when it is needed. */
import { isOnline, onConnection } from '../page/browser'
import { commonMessages } from '../text/messages/common'

/** Loads what an action needs. @throws an error whose message is for the client. */
export const loadForAction = <Module>(load: () => Promise<Module>): Promise<Module> =>
  load().catch(() => {
    throw new Error(commonMessages.get().unreachable)
  })

/** Loads what a view needs; without a connection, once there is one. @throws what `load` throws with one. */
export const loadForView = <Module>(load: () => Promise<Module>): Promise<Module> =>
  load().catch(async (error: unknown) => {
    if (isOnline()) throw error
    await connection()
    return loadForView(load)
  })

/** Resolves when there is one. */
const connection = () =>
  new Promise<void>((resolve) => {
    const stop = onConnection(() => {
      if (!isOnline()) return
      stop()
      resolve()
    })
  })
