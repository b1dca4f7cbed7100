import { fileShape, type ProjectFile } from '../schema/file'
import { ask, done, list, type UploadOptions } from './ask'
import { askAll, type ListOptions } from './ask-all'

const fileList = list(fileShape, 'files', 'documents')

export const files = (projectId: string, options?: ListOptions<ProjectFile[]>) =>
  askAll('files', fileList, { query: { serviceId: projectId, userType: 'Client' }, ...options })

export const uploadFile = (projectId: string, form: FormData, options?: UploadOptions) =>
  ask('uploadFile', done, { params: { serviceId: projectId }, form, ...options })
