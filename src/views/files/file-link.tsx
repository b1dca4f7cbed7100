import type { ReactNode } from 'react'
import { type FileKind, filesMessages, fileUrl, savedName } from '../../core/index'
import { useStore } from '../host/use-store'
import { classes } from '../ui/style/styles'
import type { OnFilePressed } from './viewer/use-viewer'
import { waits } from './viewer/waits'

interface FileLinkProps {
  name: string
  kind: FileKind
  /** The file's address, as the server sent it. */
  path: string
  /** What the viewer knows it by. */
  id: string
  /** Of the viewer of the list that it stands in. */
  onPressed: OnFilePressed
  className: string
  children: ReactNode
}

/**
 * Opens a file in the viewer. It is a link all the same: where the press asks for it, and where the viewer can't be had, the browser
 * opens a picture or a PDF in a new tab, and downloads any other file.
 */
export function FileLink({ name, kind, path, id, onPressed, className, children }: FileLinkProps) {
  const t = useStore(filesMessages)
  const url = fileUrl(path)
  if (!url) return <span title={t.unavailable}>{children}</span>
  return (
    <a
      href={url}
      rel="noopener noreferrer"
      className={classes(waits, className)}
      download={kind === 'other' ? savedName({ name, path }) : undefined}
      // Of another server, a browser opens also what it should download: not in the place of the portal.
      target="_blank"
      onClick={(event) => onPressed(event, id)}
    >
      {children}
    </a>
  )
}
