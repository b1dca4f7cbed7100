/** For companies that run more than one server: the mail is asked for at one, and its code may come to another. */
import { answers } from '../../../server/api/schemas'
import { readAnswer } from '../../../server/tests/api/read-answer'
import { at, type Speaker, speakTo } from '../../../server/tests/api/speak'
import { inFull } from '../../tiers'
import { type Cluster, canRun, type Kind, startCluster, titleOf } from '../cluster/cluster'
import { configureFirst, expect, greeting, test } from '../test'
import { mailedIn } from './mailed'

const kinds: readonly Kind[] = ['PGlite and a proxy in Node', 'PostgreSQL and nginx']
const browser = 'b'.repeat(32)
const path = '/auth/user/client'
/** Each tries it once. */
const crowd = 4

/** Whichever server sends a mail, shows it. */
async function mailTo(email: string, { servers }: Cluster) {
  const find = async () => {
    const outboxes = await Promise.all(servers.map(async (url) => (await fetch(`${url}/outbox`)).text()))
    const mails = outboxes.flatMap((page) => page.split('<article>'))
    return mailedIn(mails.find((mail) => mail.includes(`To ${email},`)) ?? '')
  }
  await expect.poll(find).toBeTruthy()
  return (await find()) ?? expect.fail()
}

async function askForLink(server: Speaker, email: string) {
  const { body } = await server.post(`${path}/sendSignInLink`, { email, browser })
  return readAnswer(answers.sendSignInLink, body).data.request
}

for (const kind of kinds)
  test(
    `${titleOf(kind)}: a code counts at another server than the one that was asked; a link at one of two`,
    inFull(),
    async ({ page }, { project }) => {
      test.skip(!canRun(kind), 'PostgreSQL or nginx is not installed')
      test.setTimeout(120_000)
      const cluster = await startCluster(kind, project.name === 'light', crowd)
      try {
        const [one, two] = cluster.servers.map((url) => speakTo(at(url)))
        if (!one || !two) expect.fail()
        for (const client of Array.from({ length: crowd }, (_, index) => `crowd-${index + 1}@example.com`)) {
          const request = await askForLink(one, client)
          const { token } = await mailTo(client, cluster)
          const tries = [one, two].map((server) =>
            server.post(`${path}/signInByLink`, { request, browser, token }),
          )
          const statuses = (await Promise.all(tries)).map(({ status }) => status)
          expect(statuses.sort()).toEqual([200, 401])
        }

        await configureFirst(page, { signInWays: ['link'] })
        await page.goto(`${cluster.url}/login`)
        const asked = page.waitForRequest('**/sendSignInLink')
        await page.getByLabel('Email').fill('client@example.com')
        await page.getByRole('button', { name: 'Send me a link' }).click()
        await asked
        const { code } = await mailTo('client@example.com', cluster)
        await page.getByLabel('Code from the mail').fill(code)
        await page.getByRole('button', { name: 'Log in', exact: true }).click()
        await expect(page.getByRole('heading', { name: greeting('ada') })).toBeVisible()
      } finally {
        // The console of a page that is still there would tell of a stream that is cut.
        await page.close()
        await cluster.stop()
      }
    },
  )
