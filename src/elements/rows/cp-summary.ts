import { $projects } from '../../core/index'
import { element } from '../row'

export const row = element({
  view: () => import('../../views/dashboard/summary').then((module) => module.Summary),
  data: () => [$projects],
})
