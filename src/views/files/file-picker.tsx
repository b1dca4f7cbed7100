import type { LabelHTMLAttributes, ReactNode } from 'react'
import { visuallyHidden } from '../ui/visually-hidden'

export interface FilePickerProps extends LabelHTMLAttributes<HTMLLabelElement> {
  /** What it is for, for a screen reader. */
  label: string
  multiple?: boolean
  /** Suggested types, as in `<input accept>`; others can still be dropped and pasted. */
  accept?: string
  onFiles: (files: File[]) => void
  children: ReactNode
}

/** The browser's file picker, without its looks: what it is for is shown by its children. */
export function FilePicker({ label, multiple, accept, onFiles, children, ...rest }: FilePickerProps) {
  return (
    <label {...rest}>
      <input
        type="file"
        className={visuallyHidden}
        aria-label={label}
        multiple={multiple}
        accept={accept}
        onChange={(event) => {
          const files = Array.from(event.currentTarget.files ?? [])
          // So that the same file can be chosen again after it was removed.
          event.currentTarget.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
      {children}
    </label>
  )
}
