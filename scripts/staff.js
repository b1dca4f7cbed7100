/** `npm run staff`: the staff's command. */
import { runBuiltOrSource } from './built-or-source.js'

await runBuiltOrSource('staff.js', '../server/staff.ts')
