import { token } from './tokens'

/** A button gets darker while it is pressed, and one without a ground has one then, as under a pointer. All else fades: see `base.ts`. */
export const pressed = { opacity: 1, filter: `brightness(calc(.5 + ${token('pressed-opacity')}/2))` }
