/** `npm start`: the demo, and in production the server. */
import { runBuiltOrSource } from './built-or-source.js'

await runBuiltOrSource('server.js', './start.ts')
