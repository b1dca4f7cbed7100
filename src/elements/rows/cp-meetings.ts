import { element } from '../row'
import { headingLevel } from './shared'

/** The portal shows this view, too. @internal */
export const load = () => import('../../views/meetings/meetings').then((module) => module.Meetings)

export const row = element({
  view: load,
  attributes: { 'heading-level': headingLevel },
})
