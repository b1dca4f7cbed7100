import shared, { local } from 'virtual:breakpoints'
import { changes } from './changes-of-layout'
import { FactTable } from './facts'
import { StoryPictures } from './story-pictures'

/** The stories that show a change, by the name that the sources give to its condition. */
const drawnBy: Readonly<Record<string, { id: string; of: string }>> = {
  bar: { id: 'elements-portal--dashboard', of: 'Portal' },
  narrow: { id: 'elements-payments--full', of: 'Payments' },
  phone: { id: 'elements-files--full', of: 'Files' },
  tiny: { id: 'elements-projects--full', of: 'Projects' },
}

const pixels = (em: number) => Math.round(em * 14)

/** In rem: a story has a padding of 1 rem at each side, but not the portal. */
const roomFor = (name: string, width: number) => width / 16 + (name === 'bar' ? 0 : 2)

/** An element at each width, and a little above it. */
export const WidthsDrawn = () => (
  <StoryPictures
    stories={shared.flatMap(({ name, em }) =>
      [pixels(em) + 14, pixels(em)].flatMap((width) => {
        const drawn = drawnBy[name]
        return drawn ? [{ id: drawn.id, name: `${drawn.of}, ${width} px`, room: roomFor(name, width) }] : []
      }),
    )}
  />
)

/** What the widths are called, by the names in the sources. */
const titles: Readonly<Record<string, string>> = {
  bar: 'Portal with a bar',
  narrow: 'Narrow',
  phone: 'Phone',
  tiny: 'Tiny',
  cramped: 'Cramped portal',
}

/** Every width at which something changes, as the styles of the elements say it. */
export const Breakpoints = () => (
  <FactTable
    head={['Width of the place', 'Name', 'What changes']}
    rows={[
      ...shared.map(({ em, name, text }) => [`${pixels(em)} px`, titles[name], text]),
      ...local.map(({ em }) => [`${pixels(em)} px`, undefined, changes[em]]),
    ]}
  />
)

/** The distances between things, as `main-layout.tsx`, `dashboard.tsx` and `card.tsx` have them. */
export const Gutters = () => (
  <FactTable
    head={['Token', 'Where']}
    rows={[
      ['--cp-space-5', 'Between the cards of a screen, and inside of a card, at its sides.'],
      ['--cp-space-8', 'At the sides of the portal, with the navigation beside it.'],
      ['--cp-space-4', 'At the sides of the portal, with the navigation at the bottom.'],
    ]}
  />
)
