/** Of the styles that a page passes down, an element takes over a few, which the guide names. All else looks as on any page. */
import './defined'
import { expect, test } from 'vitest'
import guide from '../../docs/embed/isolation.md?raw'
import { show, signInAs, stage } from './page'
import { all, drawn, loaded } from './person'

/** Of these, each property takes some. */
const values = `
  none | auto | normal | hidden | visible | all | both | under | over | left | right | center | start |
  end | justify | bold | 900 | italic | small-caps | uppercase | nowrap | pre | break-all | anywhere |
  manual | loose | strict | red | 7px | 3px 5px | 1.9 | 42 | 0.5 | 50% | dark | help | collapse | bottom |
  square | inside | url("data:,") | serif | "cv11" | "wght" 900 | "a" "b" | rtl | vertical-rl |
  geometricPrecision | optimizeSpeed | crispEdges | pixelated | evenodd | round | filled dot | only |
  exact | sub | each-line | hanging | condensed | ideograph-alpha | antialiased | break-spaces | pretty |
  stable | balance | keep-all | inter-word | contain | emoji | unicase | tabular-nums | historical-forms |
  alphabetic | linearRGB | markers | stroke fill | upright | read-only | preserve-breaks | open-quote |
  "zh" | from-image | no-clip | first | trim-start | ex-height 0.9 | inert | additive | middle |
  first last | blink | fixed | from-font | weight | no-autospace | 1 1
`
  .trim()
  .split(/\s*\|\s*/)

/** Each property that a browser passes down, with a value that differs from what it has without. */
function passedDown(): [name: string, value: string][] {
  const [outer, inner] = [document.createElement('div'), document.createElement('div')]
  inner.style.position = 'absolute' // as large as its content, and not as what is around it
  outer.append(inner)
  stage.replaceChildren(outer)
  const [style, inside] = [getComputedStyle(outer), getComputedStyle(inner)]
  return Array.from(style).flatMap((name): [string, string][] => {
    const usual = style.getPropertyValue(name)
    for (const value of values) {
      outer.style.setProperty(name, value)
      const [set, passed] = [style, inside].map((each) => each.getPropertyValue(name))
      outer.removeAttribute('style')
      if (set !== usual && passed === set) return [[name, value]]
    }
    return []
  })
}

/** What the guide says that comes in: the names in its list. */
const told = /These come in:\n\n(.*?)\n\n/s.exec(guide)?.[1]?.match(/(?<=`)[\w-]+(?=`)/g) ?? []

test('what comes in is what the guide names', async () => {
  const properties = passedDown()
  expect(properties.length).toBeGreaterThan(100)
  await signInAs()
  const element = show('cp-payments')
  await drawn(element)
  await loaded(element)
  const nodes = all(element, '*')
  const read = (name: string) => nodes.map((node) => getComputedStyle(node).getPropertyValue(name))
  const comesIn = properties.flatMap(([name, value]) => {
    const before = read(name)
    stage.style.setProperty(name, value)
    const after = read(name)
    stage.removeAttribute('style')
    return after.some((each, index) => each !== before[index]) ? [name] : []
  })
  expect(comesIn.toSorted()).toEqual(told.toSorted())
})
