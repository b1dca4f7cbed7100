import { element } from '../row'
import { headingLevel } from './shared'

/** The portal shows this view, too. @internal */
export const load = () =>
  import('../../views/session/forgot-password').then((module) => module.ForgotPassword)

export const row = element({
  view: load,
  access: 'public',
  width: 26,
  attributes: { 'heading-level': headingLevel },
})
