/** What not every server can, and this one does. */
import { abilities, ownSessionCalls } from '../../src/core/server/schema/index.ts'

/** All of it, except that a new ticket names no project by its id: its subject does. */
export const offered = abilities.filter((each) => each !== 'serviceId')

/** The same for a session that another server keeps. */
export const offeredToOthers = offered.filter((each) => !ownSessionCalls.includes(each))
