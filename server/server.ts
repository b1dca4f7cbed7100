/** The server that a company runs: the reference API and the portal's page, until a signal stops it. */
import { startServer } from './start.ts'
import { runUntilStopped } from './until-stopped.ts'

await runUntilStopped(startServer)
