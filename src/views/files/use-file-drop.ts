import { type ClipboardEvent, type DragEvent, useState } from 'react'

/** Whether a drag has files. The browser handles all other drags, such as selected text over a field. */
const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')

/**
 * Lets an element take dropped and pasted files.
 * @returns the element's event handlers, and `isOver`: whether files are being dragged over the element.
 */
export function useFileDrop(onFiles: (files: File[]) => void) {
  const [isOver, setOver] = useState(false)
  const take = (event: DragEvent | ClipboardEvent, files: FileList) => {
    // A drop zone inside this element has already taken the files.
    if (event.defaultPrevented || files.length === 0) return
    event.preventDefault()
    onFiles([...files])
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
