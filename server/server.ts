/** The server that a company runs: the reference API and the portal's page, until a signal stops it. */
import { startServer } from './start.ts'
import { runUntilStopped } from './until-stopped.ts'

// Nobody gets the demo's people, whose password is known to all, by a variable that is missing or empty.
await runUntilStopped({ ...process.env, DEMO: process.env.DEMO || 'off' }, startServer)
