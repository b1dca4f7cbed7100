import shared, { local } from 'virtual:breakpoints'
import { FactTable } from './facts'
import { StoryPictures } from './story-pictures'

/** The stories that show a change, by the name that the sources give to its condition. */
const drawnBy: Readonly<Record<string, string>> = {
  bar: 'elements-portal--dashboard',
  narrow: 'elements-payments--full',
  phone: 'elements-files--full',
  tiny: 'elements-projects--full',
}

const pixels = (em: number) => Math.round(em * 14)

/** In rem: a story has a padding of 1 rem at each side, but not the portal. */
const roomFor = (name: string, width: number) => width / 16 + (name === 'bar' ? 0 : 2)

/** An element at each width, and a little above it. */
export const WidthsDrawn = () => (
  <StoryPictures
    stories={shared.flatMap(({ name, em }) =>
      [pixels(em) + 14, pixels(em)].flatMap((width) => {
        const id = drawnBy[name]
        return id ? [{ id, name: `${width} px`, room: roomFor(name, width) }] : []
      }),
    )}
  />
)

/** Every width at which something changes, as the styles of the elements say it. */
export const Breakpoints = () => (
  <FactTable
    head={['Width of the place', 'Where', 'What is true up to it']}
    rows={[
      ...shared.map(({ em, places, text }) => [`${pixels(em)} px`, places.join(', '), text]),
      ...local.map(({ em, places }) => [`${pixels(em)} px`, places.join(', '), 'Its own layout changes.']),
    ]}
  />
)
