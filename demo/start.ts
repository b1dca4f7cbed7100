/** `npm start`: runs the demo until a signal stops it, and says who can sign in. */
import type { Config } from '../server/config/config.ts'
import { adasColleague, demoPassword, demoPeople } from '../server/seed/people.ts'
import { runUntilStopped } from '../server/until-stopped.ts'
import { startDemo } from './demo.ts'

await runUntilStopped(process.env, startDemo, welcome)

function welcome(url: string, { smtp }: Config): void {
  console.log(
    `\nClient portal   ${url}\nCompany website ${url}/embed/\nAPI             ${url}/api/v1/openapi.json`,
  )
  if (!smtp) console.log(`Mails           ${url}/outbox`)
  console.log(`\nSign in, with the password ${demoPassword}, as`)
  for (const { email, name } of [...Object.values(demoPeople), adasColleague])
    console.log(`  ${email.padEnd(20)} ${name}`)
}
