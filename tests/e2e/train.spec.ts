/**
 * Clients on a train: the line breaks for four seconds in the middle of what they do. What has to be shown comes by itself; what
 * they have sent stands on the server once. `train/table.ts` says what they see, in each engine.
 */
import { expect, test } from '@playwright/test'
import { inFull } from '../tiers'
import { openDesk } from './desk'
import { startChromium } from './engines/chromium'
import { patience } from './engines/engine'
import { startFirefox } from './engines/firefox'
import { createVisitor } from './engines/visitor'
import { startWebKit } from './engines/webkit'
import { startProxy } from './proxy/proxy'
import { type Act, type ActName, acts, type Seen, seen } from './train/acts'
import { type FaultName, faults, table } from './train/table'

const engines = { Chromium: startChromium, Firefox: startFirefox, WebKit: startWebKit }

/** How long a fault lasts, in milliseconds. */
const length = 4_000

for (const [engineName, start] of Object.entries(engines)) {
  // The keys of a table are exactly the names.
  for (const actName of Object.keys(acts) as ActName[]) {
    for (const faultName of Object.keys(faults) as FaultName[]) {
      // In each run, `faults.spec.ts` has a sample of faults, and `lost-answers.spec.ts` answers that are lost.
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it that nothing is needed
      test(`${engineName}: a client ${actName}: ${faultName}`, inFull(), async ({}, { project }) => {
        test.setTimeout(180_000)
        const desk = await openDesk(project.name === 'light', { onClientWrote: () => {} })
        const proxy = await startProxy(desk.url)
        const engine = await start()
        const visitor = createVisitor(engine)
        const act: Act = acts[actName]
        const at = (path: string) => proxy.url + path
        try {
          await act.prepare(visitor, at)
          const { name, ...fault } = { amount: 0, ...faults[faultName] }
          const before = proxy.asked(act.on)
          proxy.add(name, fault.amount, { ...fault, on: act.on })
          await act.act(visitor, at)
          await expect.poll(() => proxy.asked(act.on)).toBeGreaterThan(before)
          const begun = Date.now()
          const sees = (row: readonly Seen[], from: number, until: number) =>
            expect
              .poll(
                async () => {
                  const isTime = Date.now() - begun >= from
                  return isTime && row.includes(await seen(visitor, act))
                },
                {
                  message: `after ${from / 1_000} s: ${row.join(' or ')}`,
                  timeout: until - (Date.now() - begun),
                },
              )
              .toBe(true)

          const [first, second, third] = table[actName][faultName]
          await sees(first, 1_000, length)
          await expect.poll(() => Date.now() - begun, { timeout: 2 * length }).toBeGreaterThan(length)
          proxy.reset()
          await sees(second, length + 1_000, 2 * length)
          await sees(third, length + 2_000, 30_000)
          if (third.includes('kept')) {
            await act.again?.(visitor)
            await sees(['done'], 0, 30_000 + patience)
          }
          const { stands } = act
          if (stands) await expect.poll(() => stands(desk), { timeout: patience }).toBe(1)
          // Nothing that is still under way writes it once more.
          await engine.close()
          if (stands) expect(await stands(desk)).toBe(1)
        } catch (error) {
          console.error(`The page says: ${await visitor.reads().catch(String)}`)
          throw error
        } finally {
          await engine.close()
          await proxy.close()
          await desk.close()
        }
      })
    }
  }
}
