/** The small files of the package, with the types of its large ones. */
declare module 'pdfjs-dist/build/pdf.min.mjs' {
  export * from 'pdfjs-dist'
}

/** What reads a PDF. In a worker, it begins by itself. */
declare module 'pdfjs-dist/legacy/build/pdf.worker.min.mjs' {
  export const WorkerMessageHandler: {
    initializeFromPort(port: MessagePort): void
  }
}
