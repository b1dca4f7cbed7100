import { string } from '../attributes'
import { element } from '../row'
import { headingLevel } from './shared'

/** The portal shows this view, too. @internal */
export const load = () => import('../../views/session/reset-password').then((module) => module.ResetPassword)

export const row = element({
  view: load,
  access: 'public',
  width: 26,
  attributes: { 'user-id': string(), 'heading-level': headingLevel },
  properties: ['token'],
})
