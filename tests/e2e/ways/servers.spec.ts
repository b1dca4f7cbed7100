/** For companies that run more than one server: the mail is asked for at one, and its code may come to another. */
import { answers } from '../../../server/api/schemas'
import { demoPeople } from '../../../server/seed/people'
import { readAnswer } from '../../../server/tests/api/read-answer'
import { at, type Speaker, speakTo } from '../../../server/tests/api/speak'
import { inFull } from '../../tiers'
import { type Cluster, canRun, type Kind, startCluster, titleOf } from '../cluster/cluster'
import { configureFirst, expect, greeting, test } from '../test'
import { mailedIn, untilFound } from './mailed'

const kinds: readonly Kind[] = ['PGlite and a proxy in Node', 'PostgreSQL and nginx']
const browser = 'b'.repeat(32)
const path = '/auth/user/client'
/** Each tries it once. */
const crowd = 4

/** Whichever server sends a mail, shows it. */
const mailTo = (email: string, { servers }: Cluster) =>
  untilFound(async () => {
    const outboxes = await Promise.all(servers.map(async (url) => (await fetch(`${url}/outbox`)).text()))
    const mails = outboxes.flatMap((page) => page.split('<article>'))
    return mailedIn(mails.find((mail) => mail.includes(`To ${email},`)) ?? '')
  })

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
        const [one = '', two = ''] = cluster.servers
        const [first, second] = [speakTo(at(one)), speakTo(at(two))]
        const request = await askForLink(first, demoPeople.new.email)
        const { code } = await mailTo(demoPeople.new.email, cluster)
        expect((await second.post(`${path}/signInByLink`, { request, browser, code })).status).toBe(200)

        for (const client of Array.from({ length: crowd }, (_, index) => `crowd-${index + 1}@example.com`)) {
          const request = await askForLink(first, client)
          const { token } = await mailTo(client, cluster)
          const tries = [first, second].map((server) =>
            server.post(`${path}/signInByLink`, { request, browser, token }),
          )
          const statuses = (await Promise.all(tries)).map(({ status }) => status)
          expect(statuses.sort()).toEqual([200, 401])
        }

        await configureFirst(page, { signInWays: ['link'] })
        await page.goto(`${cluster.url}/login`)
        await page.getByLabel('Email').fill(demoPeople.ada.email)
        await page.getByRole('button', { name: 'Send me a link' }).click()
        const mail = await mailTo(demoPeople.ada.email, cluster)
        await page.getByLabel('Code from the mail').fill(mail.code)
        await page.getByRole('button', { name: 'Log in', exact: true }).click()
        await expect(page.getByRole('heading', { name: greeting('ada') })).toBeVisible()
      } finally {
        // The console of a page that is still there would tell of a stream that is cut.
        await page.close()
        await cluster.stop()
      }
    },
  )
