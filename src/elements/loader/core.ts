/** What the loader loads first: the session and the data, without React. The other files take core from this one. */
import { getFilesBy } from '../../core/index'
import { configure, defineElements, refreshSession } from '../index'

export { configure, defineElements, getFilesBy, refreshSession }
