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
  /** Only inline elements have a reserved width. */
  width?: number
}

/** `null` for an element that shows nothing. A variant has its own row. */
export const reservedSpace: Record<Tag, Space | null> & Partial<Record<`${Tag}[variant=${string}]`, Space>> =
  {
    'cp-config': null,
    'cp-portal': { height: 1195, narrow: 2254 },
    'cp-login': { height: 341 },
    'cp-forgot-password': { height: 276 },
    'cp-reset-password': { height: 300, narrow: 322 },
    'cp-dashboard': { height: 1060, narrow: 2067 },
    'cp-summary': { height: 90, narrow: 174 },
    'cp-consultant': { height: 130 },
    'cp-projects': { height: 495, narrow: 1109 },
    'cp-projects[variant=recent]': { height: 372, narrow: 498 },
    'cp-payments': { height: 688, narrow: 890 },
    'cp-payments[variant=recent]': { height: 388, narrow: 745 },
    'cp-project': { height: 1287, narrow: 2191 },
    'cp-project-updates': { height: 600, narrow: 584 },
    'cp-milestones': { height: 844 },
    'cp-files': { height: 508, narrow: 328 },
    'cp-notifications': { height: 44, width: 44 },
    'cp-meetings': { height: 274 },
    'cp-tickets': { height: 536, narrow: 858 },
    'cp-raise-ticket': { height: 510, narrow: 746 },
    'cp-ticket': { height: 272 },
    'cp-account': { height: 44, width: 44 },
    'cp-attention': { height: 199 },
    'cp-avatar': { height: 36, width: 36 },
  }
