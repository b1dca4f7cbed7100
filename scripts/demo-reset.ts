/** `npm run demo:reset`: deletes the demo's data. The next start creates the first data again. */
import { readConfig } from '../server/config/config.ts'
import { resetDemo } from '../server/reset.ts'

try {
  const config = readConfig(process.env)
  resetDemo(config)
  console.log(`${config.dataFolder} is empty: the next start seeds it anew.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
