/** The same texts where the second step is turned on: in the key, in its address, and in the recovery codes. */
import '../defined'
import { afterEach, expect, test } from 'vitest'
import { answer } from '../../../server/api/intercept'
import { naughty, naughtyAddresses } from '../../naughty'
import { sampleOf } from '../../trials'
import { show, signInAs, stage } from '../page'
import { all, control, fill, find, inside, press, reads } from '../person'
import { rules } from '../server'
import { serveAll } from './answers'
import { askedElsewhere, guardPage } from './guard'

guardPage()
afterEach(() => expect(askedElsewhere()).toEqual([]))

/** The key is shown in groups of four. */
const withoutBlanks = (text: string) => text.replaceAll(' ', '')

test('they are nothing but text, and lead nowhere but to an app', async () => {
  serveAll(() => undefined, 1)
  // No picture holds the first.
  for (const text of ['x'.repeat(100_000), ...sampleOf([...naughty, ...naughtyAddresses], 6)]) {
    rules.beginSecondStep = answer({ data: { setUp: 'set-up-1', secret: text, address: text } })
    rules.turnOnSecondStep = answer({ data: { recoveryCodes: [text, `${text} 2`] } })
    await signInAs()
    const portal = show('cp-portal routing="memory" path="/account/security"')
    await press(portal, 'Use an authenticator app')
    await reads(portal, 'Code that the app shows')
    expect(withoutBlanks(find(portal, 'p[dir=ltr]').textContent ?? '')).toBe(withoutBlanks(text))
    expect(all<HTMLAnchorElement>(portal, 'section a[href]').map(({ href }) => href)).toEqual([])
    fill(portal, '[name=code]', '402817')
    control(portal, 'Turn on').click()
    await reads(portal, 'Your recovery codes')
    expect(all(portal, 'ul[dir=ltr] li').map(({ textContent }) => textContent)).toEqual([text, `${text} 2`])
    expect(inside(portal).querySelector('img, script, iframe')).toBeNull()
    stage.replaceChildren()
  }
})
