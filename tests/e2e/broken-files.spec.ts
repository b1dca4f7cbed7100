/**
 * A line that spoils the files of the scripts, on a first visit and then for a screen, in each engine. Nothing says that the page
 * has been updated, and all comes by itself once the line is well. `deploy/site.ts` spoils.
 */
import { test } from '@playwright/test'
import { demoPassword, demoPeople } from '../../server/seed/people'
import { inFull } from '../tiers'
import { faults, startSite } from './deploy/site'
import { startChromium } from './engines/chromium'
import type { Engine } from './engines/engine'
import { startFirefox } from './engines/firefox'
import { createVisitor, type Visitor } from './engines/visitor'
import { startWebKit } from './engines/webkit'

const engines: Record<string, () => Promise<Engine>> = {
  Chromium: startChromium,
  Firefox: startFirefox,
  WebKit: startWebKit,
}
/** A browser sees no fault in a page that comes in the place of a script, and then never asks for the script again. */
const isBeyond = (engine: string, fault: string) => engine === 'Firefox' && fault === 'html'

type Site = Awaited<ReturnType<typeof startSite>>

/** Walks through a site with files that can be spoilt. If the walk fails, it tells what the page says. */
async function visit(
  baseURL: string | undefined,
  start: () => Promise<Engine>,
  walk: (site: Site, visitor: Visitor) => Promise<void>,
): Promise<void> {
  const site = await startSite(String(baseURL))
  const engine = await start()
  const visitor = createVisitor(engine)
  try {
    await walk(site, visitor)
  } catch (error) {
    console.error(`The page says: ${await visitor.reads().catch(String)}`)
    throw error
  } finally {
    await engine.close()
    await site.close()
  }
}

for (const [name, start] of Object.entries(engines)) {
  test(`${name}: the texts of another language`, inFull(name !== 'Chromium'), async ({ baseURL }) => {
    test.setTimeout(180_000)
    await visit(baseURL, start, async (site, { open, sees, misses }) => {
      site.show('<cp-config locale="de"></cp-config><cp-login></cp-login>')
      site.spoil(/chunks\/de-/, 'reset')
      await open(`${site.url}/host`)
      await sees('Log in')
      site.mend()
      await sees('Anmelden')
      await misses('Log in')
    })
  })

  for (const [fault, meaning] of Object.entries(faults) as [keyof typeof faults, string][]) {
    if (isBeyond(name, fault)) continue
    const isSample = name === 'Chromium' && fault === 'reset'
    test(`${name}: ${meaning}`, inFull(!isSample), async ({ baseURL }) => {
      test.setTimeout(180_000)
      const screen = /chunks\/(support|files)-/
      await visit(baseURL, start, async (site, { open, sees, misses, fill, click }) => {
        site.spoil(/chunks\/(core|base|login)-/, fault)
        await open(`${site.url}/login`)
        await sees('Could not load.')
        site.mend()
        site.spoil(screen, fault)
        await sees('Forgot Password?')
        await misses('Could not load.')

        await fill('Email', demoPeople.ada.email)
        await fill('Password', demoPassword)
        await click('button', 'Log in')
        await sees('Hello, Ada Lovelace!')
        await click('link', 'Support')
        await sees("This couldn't be loaded")
        await misses('updated', 'Something went wrong')
        site.mend()
        await sees('Raise a ticket')
        await misses("This couldn't be loaded")
      })
    })
  }
}
