/** Files that the client and the company share about a project. */
import * as v from 'valibot'
import { randomId } from '../../base/secrets.ts'
import { withoutHidden } from '../../files/file-name.ts'
import { paging } from '../../stores/lists.ts'
import type { KeptFile } from '../../stores/records.ts'
import { clientCall } from '../call.ts'
import { text } from '../receiving/fields.ts'
import { ReceivedFile } from '../receiving/received-file.ts'
import { answers } from '../schemas.ts'
import { answerList } from '../sending/list.ts'
import { mine, myProject } from '../session/owner.ts'
import { asClient, toFile } from '../wire.ts'

const files = clientCall({
  method: 'GET',
  path: '/files/getFilesForAService',
  summary: 'The files of a project, newest first, from both sides.',
  query: v.object({ serviceId: v.string(), ...asClient, ...paging }),
  answer: answers.files,
  refuses: [404],
  async handle({ query, linkTo, ...asking }) {
    const project = await myProject(asking.account, query.serviceId, asking.dependencies)
    return answerList('files', project._id, query, asking, (file) => toFile(file, linkTo))
  },
})

const uploadFile = clientCall({
  method: 'POST',
  path: '/files/uploadFileForAService/{serviceId}',
  right: 'upload',
  summary: 'Add a file to a project.',
  form: v.object({
    fileName: text('fileName', 'Please give the file a name.'),
    file: v.instance(ReceivedFile),
    remarks: v.optional(text('remarks'), ''),
    ...asClient,
    uploadedById: v.string(),
  }),
  answer: answers.uploadFile,
  refuses: [403, 404, 410, 413],
  async handle({ path, form, client, account, once, dependencies }) {
    mine(client, form.uploadedById)
    const project = await myProject(account, path.serviceId, dependencies)
    const upload = { ...form.file, clientId: account.id }
    const file: KeptFile = {
      id: randomId(),
      projectId: project._id,
      name: withoutHidden(form.fileName) || upload.name,
      remarks: form.remarks,
      userType: 'Client',
      uploaderId: client.id,
      uploaderName: client.name,
      createdAt: dependencies.clock().toISOString(),
      upload,
    }
    await once(async (store) => {
      await store.addFile(file, upload)
      return file.id
    })
    return { message: 'File uploaded successfully' }
  },
})

export const fileCalls = { files, uploadFile }
