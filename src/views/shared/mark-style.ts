import { space, token } from '../ui/style/tokens'

/** The round mark with an icon beside an entry of a list. */
export const markStyle = {
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2rem',
  blockSize: '2rem',
  borderRadius: token('radius-round'),
} as const

/**
 * The style of an entry that draws a line from its own mark to the mark of the next entry.
 * @param start The distance from the entry's upper edge to the start of the line, in steps of the 4 px grid.
 * @param beyond How far the line reaches into the gap after the entry, in the same steps.
 */
export const lineStyle = (start: number, beyond: number) =>
  ({
    position: 'relative',
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: `calc(1rem - ${token('line-width')}/2)`,
      insetBlock: `${space(start)} calc(${space(beyond)} * -1)`,
      inlineSize: token('line-width'),
      background: token('line'),
    },
    '&:last-child::before': { display: 'none' },
  }) as const
