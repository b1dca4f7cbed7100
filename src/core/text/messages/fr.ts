/** Français. Les espaces insécables devant la ponctuation double sont écrites « \u00a0 » ou « \u202f ». */
import type { Catalogue } from './catalogue'

// The type of each file holds it to its groups, and a test asks for the file of each section.
const sections = import.meta.glob('./*/fr.ts', { eager: true, import: 'texts' })

export const messages: Catalogue<'one' | 'many'> = Object.assign({}, ...Object.values(sections))
