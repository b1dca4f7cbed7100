import type { LabelHTMLAttributes, ReactNode } from 'react'
import { classes, css } from '../ui/style/styles'
import { visuallyHidden } from '../ui/visually-hidden'

const frame = css({ position: 'relative' })
/** As high as its label: browsers scroll to what has the focus, and so to all that is seen of it. */
const tall = css({ '&&': { insetBlock: 0, blockSize: '100%', margin: 0 } })

export interface FilePickerProps extends LabelHTMLAttributes<HTMLLabelElement> {
  /** The picker's name for a screen reader. */
  label: string
  multiple?: boolean
  /** Suggested types, as in `<input accept>`. Files of other types can still be dropped or pasted. */
  accept?: string
  onFiles: (files: File[]) => void
  children: ReactNode
}

/** The browser's file picker. The input itself is visually hidden; the children are its visible label. */
export function FilePicker({
  label,
  multiple,
  accept,
  onFiles,
  children,
  className,
  ...rest
}: FilePickerProps) {
  return (
    <label {...rest} className={classes(frame, className)}>
      <input
        type="file"
        className={classes(visuallyHidden, tall)}
        aria-label={label}
        multiple={multiple}
        accept={accept}
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])]
          // Clear the value, so that the client can choose the same file again after removing it.
          event.currentTarget.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
      {children}
    </label>
  )
}
