import { fileShape } from '../schema/entities/file'
import { ask, list, type Signal } from './ask'

const fileList = list(fileShape, 'files', 'documents')

export const files = (projectId: string, options?: Signal) =>
  ask('files', fileList, { query: { serviceId: projectId, userType: 'Client' }, ...options })
