/** `npm run demo:reset`: the demo starts over, with the history that it had at first. */
import { readConfig } from '../demo/config.ts'
import { resetDemo } from '../demo/reset.ts'

const config = readConfig(process.env)
resetDemo(config)
console.log(`${config.dataFolder} is empty: the next start seeds it anew.`)
