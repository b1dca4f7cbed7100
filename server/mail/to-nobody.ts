import type { Mail } from './mail.ts'

/** A mail that is kept like any other, and not sent. */
export const isToNobody = ({ to }: Mail): boolean => to === ''
