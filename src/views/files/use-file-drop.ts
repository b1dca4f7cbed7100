import { type ClipboardEvent, type DragEvent, useState } from 'react'
import { filesMessages, notify } from '../../core/index'

/** The browser handles all other drags and clipboards, such as selected text over a field. */
const hasFiles = ({ types }: DataTransfer) => types.includes('Files')

type Field = HTMLInputElement | HTMLTextAreaElement

/** The field for text that an event comes to. */
function fieldOf({ target }: { target: EventTarget }): Field | false {
  const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
  return isField && target.matches(':read-write') && target
}

/** Puts text behind the caret. What is selected stays: a drop replaces nothing. */
function putInto(field: Field, text: string): void {
  field.focus()
  const end = field.selectionEnd ?? field.value.length
  field.setRangeText(text, end, end, 'end')
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
}

/**
 * Whether a clipboard or a drag is text, though it has files, too. Office and mail programs put a picture of the text beside it,
 * and some systems a file beside a link. Beside files, a file manager puts their names, and no HTML; beside a picture, a browser
 * its address.
 */
function isText(data: DataTransfer): boolean {
  const text = data.getData('text/plain').trim().normalize()
  const html = data.getData('text/html')
  const isAddress = /^(https?|data|blob):\S+$/i.test(text)
  const isOfPicture = isAddress && (!html || /<img\b/i.test(html))
  const isName = (name: string) => !html && (text.endsWith(name) || name.startsWith(`${text}.`))
  return (
    text !== '' &&
    !/^file:/i.test(text) &&
    [...data.files].every(
      ({ name, type }) =>
        !isName(name.normalize()) &&
        (type.startsWith('image/') ? !isOfPicture : isAddress && /\.(url|webloc|desktop)$/i.test(name)),
    )
  )
}

/** The files in a clipboard or a drag. Of folders, the client is told that they can't be sent. */
function filesIn({ items }: DataTransfer): File[] {
  const files: File[] = []
  const folders: string[] = []
  for (const item of items) {
    const entry = item.webkitGetAsEntry()
    const file = item.getAsFile()
    if (entry?.isDirectory) folders.push(entry.name)
    else if (file) files.push(file)
  }
  if (folders.length > 0) notify.error(filesMessages.get().folders({ names: folders.join(', ') }))
  return files
}

/**
 * Lets an element take dropped and pasted files.
 * @returns the element's event handlers, and `isOver`: whether files are being dragged over the element.
 */
export function useFileDrop(onFiles: (files: File[]) => void) {
  const [isOver, setOver] = useState(false)
  const take = (event: DragEvent | ClipboardEvent, data: DataTransfer) => {
    // A drop zone inside this element has already taken the files.
    if (event.defaultPrevented || !hasFiles(data)) return
    const field = isText(data) && fieldOf(event)
    // Beside dropped text, the browser would open the files.
    if (field && event.type === 'paste') return
    event.preventDefault()
    if (field) return putInto(field, data.getData('text/plain'))
    const files = filesIn(data)
    if (files.length > 0) onFiles(files)
  }
  return {
    isOver,
    handlers: {
      onDragOver(event: DragEvent) {
        if (!hasFiles(event.dataTransfer)) return
        event.preventDefault()
        setOver(true)
      },
      onDragLeave: () => setOver(false),
      onDrop(event: DragEvent) {
        setOver(false)
        take(event, event.dataTransfer)
      },
      onPaste: (event: ClipboardEvent) => take(event, event.clipboardData),
    },
  }
}
