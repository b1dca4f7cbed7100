/**
 * The core flow in the engines of browsers other than Chromium, for the clients who use these: Firefox, and WebKit, whose
 * engine is Safari's. The same steps for each of them. A full run also tries single elements in a website with a strict
 * policy, and a list of ten thousand payments, and all of it on both kinds of scripts.
 */
import { test } from '@playwright/test'
import { demoPassword, demoPeople } from '../../server/seed/people'
import { inFull } from '../tiers'
import { triesAll } from '../trials'
import { openDesk } from './desk'
import type { Engine } from './engines/engine'
import { startFirefox } from './engines/firefox'
import { createVisitor, type Visitor } from './engines/visitor'
import { startWebKit } from './engines/webkit'

const engines: Record<string, () => Promise<Engine>> = { Firefox: startFirefox, WebKit: startWebKit }

/** Of Ada's latest payments. */
const bankReferences = ['DE-4502-1187', 'DE-4489-2216'] as const

type Flow = (visitor: Visitor, at: (path: string) => string) => Promise<void>

async function signIn({ fill, click }: Visitor, email: string, password = demoPassword): Promise<void> {
  await fill('Email', email)
  await fill('Password', password)
  await click('button', 'Log in')
}

const sample: Record<string, Flow> = {
  'a client signs in, looks around, asks something and leaves': async (visitor, at) => {
    const { open, click, fill, sees, misses } = visitor
    await open(at('/'))
    await signIn(visitor, demoPeople.ada.email, 'not my password')
    await sees('The email or the password is not right. Please check both and try again.')
    await fill('Password', demoPassword)
    await click('button', 'Log in')
    await sees('Hello, Ada Lovelace!', 'Website relaunch', 'Maya Okafor', 'Payment History')

    await click('link', 'Website relaunch')
    await sees('Project Details', 'SRV-2051', '$48,500.00')

    await click('link', 'Payment History')
    await sees(...bankReferences)
    const [kept, ...others] = bankReferences
    await fill('Search by payment id or bank reference', kept)
    await misses(...others)
    await sees(kept)

    await click('link', 'Support')
    await click('link', 'Raise a ticket')
    await fill('Subject', 'Handles')
    await fill('Describe your issue', 'Which ones fit?')
    await click('button', 'Create Ticket')
    await sees('Handles', 'Which ones fit?')
    await fill('Message', 'The round ones, please.')
    await click('button', 'Send reply')
    await sees('Which ones fit?', 'The round ones, please.')

    await click('button', 'AL, account')
    await click('menuitem', 'Log out')
    await sees('Forgot Password?')
    await open(at('/payments/payment-history'))
    await sees('Forgot Password?')
    await misses(kept)
  },
}

const others: Record<string, Flow> = {
  'elements in a website with a strict policy share one sign-in': async (visitor, at) => {
    const { open, click, sees, misses } = visitor
    await open(at('/embed/account/login'))
    await signIn(visitor, demoPeople.ada.email)
    await sees('Your projects', 'Maya Okafor', 'SRV-2051', 'Waiting for you')
    await open(at('/embed/account/payments'))
    await sees('Payment History', ...bankReferences)
    await click('button', 'AL, account')
    await click('menuitem', 'Log out')
    await sees('Log in to see your projects, payments and questions.')
    await misses(...bankReferences)
  },
  'ten thousand payments are there to their end': async (visitor, at) => {
    await visitor.open(at('/login'))
    await signIn(visitor, demoPeople.large.email)
    await visitor.sees('Hello, Katherine Johnson!')
    await visitor.open(at('/payments/payment-history'))
    await visitor.scrollsTo('US-7000000')
  },
}

for (const [name, start] of Object.entries(engines)) {
  for (const [what, flow] of Object.entries({ ...sample, ...(triesAll && others) })) {
    test(`${name}: ${what}`, inFull(), async ({ baseURL }, { project }) => {
      test.setTimeout(180_000)
      // What is written is news to whoever counts the calls of the same client on the other server. No answer of the
      // company's moves the field in which the client writes.
      const desk =
        what in sample ? await openDesk(project.name === 'light', { onClientWrote: () => {} }) : undefined
      const engine = await start()
      const visitor = createVisitor(engine)
      try {
        await flow(visitor, (path) => `${desk?.url ?? baseURL}${path}`)
      } catch (error) {
        console.error(`The page says: ${await visitor.reads().catch(String)}`)
        throw error
      } finally {
        await engine.close()
        await desk?.close()
      }
    })
  }
}
