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
 * The line from one entry's mark to the next one's, for the entry itself.
 * @param start How far below the entry's edge it begins, in steps of the grid.
 * @param beyond How far it reaches into the gap after the entry.
 */
export const lineStyle = (start: number, beyond: number) =>
  ({
    position: 'relative',
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 'calc(1rem - .5px)',
      insetBlock: `${space(start)} calc(${space(beyond)} * -1)`,
      inlineSize: '1px',
      background: token('line'),
    },
    '&:last-child::before': { display: 'none' },
  }) as const
