import { type ClipboardEvent, type DragEvent, useState } from 'react'

/** Whether something that is being dragged has files: selected text can be dropped into fields as ever. */
const hasFiles = ({ dataTransfer }: DragEvent) => Array.from(dataTransfer.types).includes('Files')

/** What lets an element take files by dropping and by pasting, and whether some hang over it. */
export function useFileDrop(onFiles: (files: File[]) => void) {
  const [isOver, setOver] = useState(false)
  const take = (event: DragEvent | ClipboardEvent, files: FileList) => {
    // A drop zone inside of another has taken them already.
    if (event.defaultPrevented || files.length === 0) return
    event.preventDefault()
    onFiles(Array.from(files))
  }
  return {
    isOver,
    handlers: {
      onDragOver(event: DragEvent) {
        if (!hasFiles(event)) return
        event.preventDefault()
        setOver(true)
      },
      onDragLeave: () => setOver(false),
      onDrop(event: DragEvent) {
        setOver(false)
        take(event, event.dataTransfer.files)
      },
      onPaste: (event: ClipboardEvent) => take(event, event.clipboardData.files),
    },
  }
}
