/** How the elements write: what a designer makes styles of text of. A test compares them with the elements' own parts. */
import type { TokenName } from '../../../src/views/ui/style/tokens.ts'

export interface TextStyle {
  name: string
  /** Where it is found. */
  use: string
  size: TokenName
  /** Without one it is 400. */
  weight?: TokenName
  /** A token, or a number that no theme changes. */
  leading: TokenName | number
  /** By default it is that of all texts. */
  font?: TokenName
  /** Between letters, in shares of the size. */
  spacing?: number
}

const heading = { weight: 'weight-bold', font: 'font-heading' } as const

export const textStyles = {
  page: {
    name: 'Heading of a page',
    use: 'The one of each screen.',
    ...heading,
    size: 'text-2xl',
    leading: 'line-height-large',
    spacing: -0.015,
  },
  card: {
    name: 'Heading of a card',
    use: 'Cards, dialogs, and the parts of a screen.',
    ...heading,
    size: 'text-lg',
    leading: 'line-height-tight',
  },
  number: {
    name: 'Number',
    use: 'The figure of a tile. Its digits are of one width.',
    ...heading,
    size: 'text-2xl',
    leading: 'line-height-large',
    spacing: -0.02,
  },
  body: { name: 'Body', use: 'All text that is nothing else here.', size: 'text-md', leading: 'line-height' },
  name: {
    name: 'Body, strong',
    use: 'What a row or a line is called: a project, an update, a person.',
    size: 'text-md',
    weight: 'weight-bold',
    leading: 'line-height',
  },
  button: {
    name: 'Button',
    use: 'Buttons, and links that look like one.',
    size: 'text-md',
    weight: 'weight-medium',
    leading: 1.25,
  },
  label: {
    name: 'Label',
    use: 'Above a field.',
    size: 'text-sm',
    weight: 'weight-medium',
    leading: 'line-height',
  },
  small: {
    name: 'Small',
    use: 'Descriptions, hints, errors, dates below a name.',
    size: 'text-sm',
    leading: 'line-height',
  },
  badge: {
    name: 'Status',
    use: 'Badges.',
    size: 'text-xs',
    weight: 'weight-medium',
    leading: 5 / 3,
  },
} as const satisfies Record<string, TextStyle>
