import type { ReactNode } from 'react'

/** Text that may be of any language, in a direction of its own: its last full stop stays at its end. */
export const isolated = (content: ReactNode) => (typeof content === 'string' ? <bdi>{content}</bdi> : content)
