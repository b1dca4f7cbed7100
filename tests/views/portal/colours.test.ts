/** In a brand of another colour, nothing of our own purple stays: on each screen, in both themes. */
import '../../elements/defined'
import { expect, test } from 'vitest'
import { settle, show, signInAs } from '../../elements/page'
import { inside, loaded, reads } from '../../elements/person'
import { sampleOf } from '../../trials'

const paper = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
const properties = [
  'color',
  'backgroundColor',
  'borderTopColor',
  'outlineColor',
  'fill',
  'stroke',
  'textDecorationColor',
  'boxShadow',
  'backgroundImage',
  'caretColor',
  'accentColor',
] as const

/** What was painted before: a screen has few colours, in thousands of places. */
const known = new Map<string, boolean>()

function isPurple(colour: string): boolean {
  const is = known.get(colour) ?? isPaintedPurple(colour)
  known.set(colour, is)
  return is
}

/** Whether it has less green than blue and red, as it is painted. */
function isPaintedPurple(colour: string): boolean {
  if (!paper) throw new Error('There is no canvas to paint on.')
  paper.clearRect(0, 0, 1, 1)
  paper.fillStyle = colour
  paper.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0, opacity = 0] = paper.getImageData(0, 0, 1, 1).data
  return opacity > 64 && blue > red && red >= green && blue - green > 8
}

const coloursIn = (text: string) => text.match(/[a-z-]+\([^()]*\)|#\w+/g) ?? []

function purplesIn(root: ShadowRoot): string[] {
  return Array.from(root.querySelectorAll('*')).flatMap((element) =>
    [undefined, '::before', '::after', '::selection', '::placeholder', '::backdrop'].flatMap((pseudo) => {
      const style = getComputedStyle(element, pseudo)
      return properties
        .filter((property) => coloursIn(style[property]).some(isPurple))
        .map((property) => `${element.localName}${pseudo ?? ''} ${property}: ${style[property]}`)
    }),
  )
}

const project = '/services/service/project-website-relaunch'
const screens = {
  '/': /Since|Waiting for you.*Maya Okafor/s,
  '/payments/payment-history': 'PAY-450211',
  '/services/services-history': 'Website relaunch',
  [project]: /milestones completed.*Files & Documents.*Payment History.*PAY-450211/s,
  [`${project}/project-updates`]: 'Please approve the home page',
  [`${project}/view-milestones`]: 'Start Date',
  '/support': 'TKT-M4XQ72PD',
  '/support/raise-ticket': 'Your queries/feedback appear here',
  '/support/ticket/TKT-M4XQ72PD': 'Tom Brandt',
  '/all-schedule-meetings': 'No meetings scheduled yet!',
  '/nowhere': 'Page not found',
}

test.each(sampleOf(['dark', 'light'], 1))('a green portal has no purple, %s', async (theme) => {
  await signInAs()
  const portal = show(`cp-portal routing="memory" theme="${theme}" style="--cp-accent: #17906b"`)
  for (const [path, text] of Object.entries(screens)) {
    portal.setAttribute('path', path)
    await reads(portal, text)
    await loaded(portal)
    await settle()
    expect(new Set(purplesIn(inside(portal))), path).toEqual(new Set())
  }
})
