import { fileSchema } from '../schema/file'
import { lenientList } from '../schema/lenient'
import { askAt, data, done, type Endpoints, type Signal, type UploadOptions } from './ask'

export const filesEndpoints = {
  files: ['GET', '/files/getFilesForAService'],
  uploadFile: ['POST', '/files/uploadFileForAService/{serviceId}'],
} as const satisfies Endpoints
const ask = askAt(filesEndpoints)

const fileList = data(lenientList(fileSchema))

export const files = (serviceId: string, options?: Signal) =>
  ask('files', fileList, { query: { serviceId, userType: 'Client' }, ...options })

export const uploadFile = (serviceId: string, form: FormData, options?: UploadOptions) =>
  ask('uploadFile', done, { params: { serviceId }, form, ...options })
