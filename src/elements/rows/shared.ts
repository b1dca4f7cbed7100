/** What the rows of several elements have in common. */
import { $features, type SectionName } from '../../core/index'
import { integer } from '../attributes'

export const isOn = (section: SectionName) => $features.get().isSectionOn(section)
export const pageSize = integer(undefined, { min: 1, max: Number.MAX_SAFE_INTEGER })
/** The levels that leave a deeper one below them. */
export const levels = { min: 1, max: 5 }
export const headingLevel = integer(undefined, levels)
