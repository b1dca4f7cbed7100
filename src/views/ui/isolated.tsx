import type { ReactNode } from 'react'

/** Gives a text of any language a direction of its own, so that its last full stop stays at its end. */
export const isolated = (content: ReactNode) => (typeof content === 'string' ? <bdi>{content}</bdi> : content)
