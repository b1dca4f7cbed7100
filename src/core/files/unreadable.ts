/** Which servers' files this page may not read: it asks them once, and leaves their files to the browser then. */
import { originOf } from '../page/origin'
import { nameOfUrl } from '../page/safe-path'
import { fileKind } from './file-links'

/** Origins that have answered this page nothing that it may read. */
const unreadable = new Set<string | undefined>()

export const noteUnreadable = (url: string): unknown => unreadable.add(originOf(url))

/** Whether it is known that the page can't show a file. A picture is shown all the same: an image needs no permission. */
export const isUnreadable = (url: string): boolean =>
  unreadable.has(originOf(url)) && fileKind(nameOfUrl(url)) !== 'image'
