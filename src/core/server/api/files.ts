import { fileSchema } from '../schema/file'
import { lenientList } from '../schema/lenient'
import { ask, data, done, type Signal, type UploadOptions } from './ask'

const fileList = data(lenientList(fileSchema))

export const files = (serviceId: string, options?: Signal) =>
  ask('files', fileList, { query: { serviceId, userType: 'Client' }, ...options })

export const uploadFile = (serviceId: string, form: FormData, options?: UploadOptions) =>
  ask('uploadFile', done, { params: { serviceId }, form, ...options })
