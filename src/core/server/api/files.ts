import { fileShape } from '../schema/file'
import { ask, done, list, type Signal, type UploadOptions } from './ask'

const fileList = list(fileShape, 'files', 'documents')

export const files = (projectId: string, options?: Signal) =>
  ask('files', fileList, { query: { serviceId: projectId, userType: 'Client' }, ...options })

export const uploadFile = (projectId: string, form: FormData, options?: UploadOptions) =>
  ask('uploadFile', done, { params: { serviceId: projectId }, form, ...options })
