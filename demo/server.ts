/** `npm start`: runs the whole demo until a signal stops it. */
import { demoPassword, demoPeople } from './api/seed/people.ts'
import { readConfig } from './config.ts'
import { startDemo } from './start.ts'

try {
  const config = readConfig(process.env)
  const { url, stop } = await startDemo(config)
  // A terminal and npm both send the signal, so it can come more than once.
  let isStopping = false
  const end = () => {
    if (isStopping) return
    isStopping = true
    stop().catch(fail)
  }
  process.on('SIGINT', end).on('SIGTERM', end)

  console.log(
    `\nClient portal   ${url}\nCompany website ${url}/embed/\nAPI             ${url}/api/v1/openapi.json`,
  )
  if (!config.smtp) console.log(`Mails           ${url}/outbox`)
  if (config.isDemo) {
    console.log(`\nSign in, with the password ${demoPassword}, as`)
    for (const { email, name } of Object.values(demoPeople)) console.log(`  ${email.padEnd(20)} ${name}`)
  }
} catch (error) {
  fail(error)
}

function fail(error: unknown): void {
  console.error(error instanceof Error ? `\n${error.message}` : error)
  process.exitCode = 1
}
