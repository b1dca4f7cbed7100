/** The package's uploads without what it has for React Native and for a storage of its own: half as many bytes. */
declare module 'tus-js-client/lib/upload.js' {
  import { Upload, type UploadOptions } from 'tus-js-client'

  // biome-ignore lint/style/noDefaultExport: it is the package's own
  export default class extends Upload {
    static defaultOptions: UploadOptions
  }
}
