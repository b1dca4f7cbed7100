/** Nederlands. */
import type { Catalogue } from './catalogue'

// The type of each file holds it to its groups, and a test asks for the file of each section.
const sections = import.meta.glob('./*/nl.ts', { eager: true, import: 'texts' })

export const messages: Catalogue<'one'> = Object.assign({}, ...Object.values(sections))
