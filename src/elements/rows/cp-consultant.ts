import { $consultant } from '../../core/index'
import { element } from '../row'
import { headingLevel } from './shared'

export const row = element({
  view: () => import('../../views/people/consultant').then((module) => module.ConsultantCard),
  width: 26,
  data: () => [$consultant],
  attributes: { 'heading-level': headingLevel },
})
