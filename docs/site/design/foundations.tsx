/** What every element is drawn with, section by section: for the site's page, and for the stories. */
import type { ReactNode } from 'react'
import { type Palette as Colouring, Colours, Contrasts } from './colours.tsx'
import { Controls, Corners, Lines, Motion, Shadows, Space, Type } from './shapes.tsx'
import { defaultSize, type SizeOf } from './sizes.ts'
import { TextStyles } from './text-styles.tsx'

/** What each token is now. */
export interface Palette extends Colouring {
  sizeOf: SizeOf
}

const sizesOf = (palette?: Palette) => palette?.sizeOf ?? defaultSize

interface Section {
  title: string
  text: ReactNode
  /** @param palette what each token is now; without it the default */
  draw: (palette?: Palette) => ReactNode
}

export type SectionName =
  | 'colours'
  | 'contrasts'
  | 'type'
  | 'text-styles'
  | 'space'
  | 'controls'
  | 'lines'
  | 'corners'
  | 'shadow'
  | 'motion'

export const foundations: Record<SectionName, Section> = {
  colours: {
    title: 'Colours',
    text: 'Most of them follow the accent. So a brand that sets one colour gets all others in its hue.',
    draw: (palette) => <Colours {...palette} />,
  },
  contrasts: {
    title: 'Contrasts',
    text: 'Text needs a contrast of 4.5:1 with its background; pictures, the ring of the focus, and lines that alone show where a field is need 3:1. Of all other lines WCAG asks nothing, because a text or a space says the same: 1.1:1 is our own, so that they do not vanish.',
    draw: (palette) => <Contrasts {...palette} />,
  },
  type: {
    title: 'Type',
    text: 'Five sizes, and two weights beside the normal one. The typeface is that of your page.',
    draw: (palette) => <Type sizeOf={sizesOf(palette)} />,
  },
  'text-styles': {
    title: 'Text styles',
    text: 'What the elements write with: each is a size, a weight, a line height and a typeface, as a style of text in a drawing program.',
    draw: (palette) => <TextStyles sizeOf={sizesOf(palette)} />,
  },
  space: {
    title: 'Space',
    text: (
      <>
        Distances are multiples of one token. For a denser page, set <code>--cp-space</code> alone; each step
        can be set by itself, too.
      </>
    ),
    draw: (palette) => <Space sizeOf={sizesOf(palette)} />,
  },
  controls: {
    title: 'Controls',
    text: 'Three heights. A finger presses at least 44 px of each.',
    draw: (palette) => <Controls sizeOf={sizesOf(palette)} />,
  },
  lines: {
    title: 'Lines',
    text: 'One thickness for lines and borders, and three line heights.',
    draw: (palette) => <Lines sizeOf={sizesOf(palette)} />,
  },
  corners: {
    title: 'Corners',
    text: 'A button has the corners of a field, unless it is given its own.',
    draw: (palette) => <Corners sizeOf={sizesOf(palette)} />,
  },
  shadow: {
    title: 'Shadow',
    text: 'Cards have a thin shadow. Menus, dialogs and toasts stand higher.',
    draw: (palette) => <Shadows schemes={palette?.schemes} />,
  },
  motion: {
    title: 'Motion',
    text: 'Changes are short and end softly. Who prefers reduced motion sees none.',
    draw: (palette) => <Motion sizeOf={sizesOf(palette)} />,
  },
}
