/** On a page whose `rem` is not 16 px, `--cp-rem` makes every element as large as on a usual page. */
import { beforeAll, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { configure } from '../../src/core/index'
import { defineElements } from '../../src/elements/index'
import { showView } from './every-view'
import { shownRows, signInAs, stage } from './page'
import { drawn, inside, loaded } from './person'
import { serve } from './server'
import { casesFrom } from './stand-ins'

beforeAll(async () => {
  await defineElements()
  // Low enough for the limits of heights that are a part of the window's.
  await page.viewport(1280, 480)
})

const root = document.documentElement
const usualPage = ''
const smallPage = 'font-size: 62.5%; --cp-rem: 1.6rem'

/** Between them are all widths at which the layout of an element changes. */
const widths = [320, 500, 700, 1200]

/** All that a length can change. */
const measures =
  'display inline-size block-size font-size line-height padding margin gap min-inline-size min-block-size ' +
  'max-inline-size max-block-size flex-basis grid-template-columns inset border-radius transform box-shadow scroll-margin'

/** How large everything in an element is, also in a dialog that is still closed. */
function sizesIn(element: Element): string[] {
  return Array.from(inside(element).querySelectorAll('*'), (node) => {
    const style = getComputedStyle(node)
    const values = measures.split(' ').map((name) => style.getPropertyValue(name))
    return `${node.localName}.${node.getAttribute('class')} ${values.join('; ')}`
  })
}

function sizesOn(rootStyle: string, element: Element): string[] {
  return widths.flatMap((width) => {
    stage.style.inlineSize = `${width}px`
    root.setAttribute('style', rootStyle)
    return sizesIn(element).map((line) => `${width} px: ${line}`)
  })
}

describe.each([
  ['with its data', serve],
  ['while it is loading', () => new Promise<Response>(() => {})],
])('%s', (_, fetch) => {
  const cases = casesFrom('full', shownRows, ([tag]) => tag)
  test.each(cases)('<%s> is as large on a page with a small rem', async (tag) => {
    await signInAs()
    configure({ fetch })
    stage.style.font = '16px sans-serif'
    const element = showView(tag, '', 'name="Ada"')
    await drawn(element)
    if (fetch === serve) await loaded(element)
    const usual = sizesOn(usualPage, element)
    expect(sizesOn(smallPage, element).filter((line, index) => line !== usual[index])).toEqual([])
    expect(sizesOn('font-size: 62.5%', element)).not.toEqual(usual)
  })
})
