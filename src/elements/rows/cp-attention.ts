import { $projects, $tickets } from '../../core/index'
import { element } from '../row'
import { headingLevel, isOn } from './shared'

export const row = element({
  view: () => import('../../views/attention/attention').then((module) => module.Attention),
  width: 26,
  worksHidden: true,
  data: () => [$projects, ...(isOn('support') ? [$tickets] : [])],
  attributes: { 'heading-level': headingLevel },
  events: ['cp-approval', 'cp-attention-change', 'cp-pay-request', 'cp-ticket-created'],
})
