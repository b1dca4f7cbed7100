/** What the loader loads first: the session and the data, without React. The other files take core from this one. */
import { configure, defineElements, refreshSession } from '../index'
import { askForFilesBy } from '../page/first-data'

export { askForFilesBy, configure, defineElements, refreshSession }
