/** `npm start`: runs the server until a signal stops it; with all of the demo, unless that is turned off. */
import { logServer } from './api/node/log.ts'
import { demoPassword, demoPeople } from './api/seed/people.ts'
import { type Config, readConfig } from './config.ts'
import { startDemo } from './start.ts'

try {
  const config = readConfig(process.env)
  const { url, stop } = await startDemo(config)
  // A terminal and npm both send the signal, so it can come more than once.
  let isStopping = false
  const end = () => {
    if (isStopping) return
    isStopping = true
    if (!config.isDemo) logServer({ event: 'stopping' })
    stop().catch(fail)
  }
  process.on('SIGINT', end).on('SIGTERM', end)
  if (process.env.npm_lifecycle_event) whenOrphaned(end)
  if (config.isDemo) welcome(url, config)
  else logServer({ event: 'started', at: url, portal: config.publicUrl })
} catch (error) {
  fail(error)
}

/** npm hands a signal to the shell between it and this process. The shell ends by it, and hands it to nobody. */
function whenOrphaned(end: () => void): void {
  const parent = process.ppid
  const looking = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(looking)
    end()
  }, 250)
  looking.unref()
}

function welcome(url: string, { smtp }: Config): void {
  console.log(
    `\nClient portal   ${url}\nCompany website ${url}/embed/\nAPI             ${url}/api/v1/openapi.json`,
  )
  if (!smtp) console.log(`Mails           ${url}/outbox`)
  console.log(`\nSign in, with the password ${demoPassword}, as`)
  for (const { email, name } of Object.values(demoPeople)) console.log(`  ${email.padEnd(20)} ${name}`)
}

function fail(error: unknown): void {
  console.error(error instanceof Error ? `\n${error.message}` : error)
  process.exitCode = 1
}
