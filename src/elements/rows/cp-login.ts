import { element } from '../row'
import { headingLevel } from './shared'

/** The portal shows this view, too. @internal */
export const load = () => import('../../views/session/login').then((module) => module.Login)

export const row = element({
  view: load,
  access: 'public',
  width: 26,
  attributes: { 'heading-level': headingLevel },
  properties: ['link'],
})
