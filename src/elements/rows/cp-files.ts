import { filesOf } from '../../core/index'
import { string } from '../attributes'
import { element } from '../row'
import { headingLevel } from './shared'

export const row = element({
  view: () => import('../../views/files/files').then((module) => module.Files),
  data: ({ serviceId }) => [filesOf(serviceId)],
  attributes: { 'service-id': string({ required: true }), 'heading-level': headingLevel },
  events: ['cp-file-uploaded'],
})
