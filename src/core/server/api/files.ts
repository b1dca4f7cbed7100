import { fileSchema } from '../schema/file'
import { lenientList } from '../schema/lenient'
import { ask, data, done, type Signal, type UploadOptions } from './ask'

const fileList = data(lenientList(fileSchema))

export const files = (projectId: string, options?: Signal) =>
  ask('files', fileList, { query: { serviceId: projectId, userType: 'Client' }, ...options })

export const uploadFile = (projectId: string, form: FormData, options?: UploadOptions) =>
  ask('uploadFile', done, { params: { serviceId: projectId }, form, ...options })
