import { $projects } from '../../core/index'
import { oneOf } from '../attributes'
import { element } from '../row'
import { headingLevel, pageSize } from './shared'

/** The portal shows this view, too. @internal */
export const load = () => import('../../views/projects/projects').then((module) => module.Projects)

export const row = element({
  view: load,
  data: () => [$projects],
  attributes: { variant: oneOf('full', 'recent'), 'page-size': pageSize, 'heading-level': headingLevel },
})
