/**
 * The space that `reserve.css` reserves for each element while it loads. The build reads this module; pages never
 * load it. It compiles only if it lists exactly the elements of elements.ts.
 */
import type { Tag } from '../elements'

/** Sizes in pixels, at the default font size of 16 pixels. */
export interface Space {
  height: number
  /** The height in a window that is less than 640 pixels wide. */
  narrow?: number
  /** The height in one that is from 640 to 800 pixels wide, where it is not that of a wider one. */
  medium?: number
  /** Only inline elements have a reserved width. */
  width?: number
  /** The token that gives both, where a theme sets it. */
  token?: 'control-height'
}

/** `null` for an element that shows nothing. A variant has its own row. */
export const reservedSpace: Record<Tag, Space | null> & Partial<Record<`${Tag}[variant=${string}]`, Space>> =
  {
    'cp-config': null,
    'cp-portal': { height: 1432, narrow: 2145 },
    'cp-login': { height: 341 },
    'cp-forgot-password': { height: 276 },
    'cp-reset-password': { height: 300, narrow: 322 },
    'cp-dashboard': { height: 1340, narrow: 1988 },
    'cp-summary': { height: 95, narrow: 189, medium: 201 },
    'cp-consultant': { height: 72, narrow: 114 },
    'cp-projects': { height: 520, narrow: 793 },
    'cp-projects[variant=recent]': { height: 373, narrow: 491 },
    'cp-payments': { height: 615, narrow: 811 },
    'cp-payments[variant=recent]': { height: 406, narrow: 679 },
    'cp-project': { height: 1778, narrow: 2149 },
    'cp-project-updates': { height: 596, narrow: 604 },
    'cp-milestones': { height: 808 },
    'cp-files': { height: 456, narrow: 328 },
    'cp-search': { height: 40, width: 320 },
    'cp-notifications': { height: 44, width: 44 },
    'cp-meetings': { height: 274 },
    'cp-tickets': { height: 537, narrow: 649 },
    'cp-raise-ticket': { height: 510, narrow: 746 },
    'cp-ticket': { height: 272 },
    'cp-account': { height: 44, width: 44 },
    'cp-attention': { height: 212, narrow: 311 },
    'cp-avatar': { height: 36, width: 36, token: 'control-height' },
  }
