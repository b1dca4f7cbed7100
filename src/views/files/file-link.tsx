import { type ReactNode, useState } from 'react'
import { type FileKind, filesMessages, fileUrl, savedName, visibleName } from '../../core/index'
import { onDemand } from '../host/on-demand'
import { Safe } from '../host/safe'
import { useStore } from '../host/use-store'
import type { FilePreviewProps } from './file-preview'

const Preview = onDemand(
  () => import('./file-preview'),
  ({ FilePreview }, props: FilePreviewProps) => <FilePreview {...props} />,
)

interface FileLinkProps {
  name: string
  kind: FileKind
  /** The file's address, as the server sent it. */
  path: string
  className: string
  children: ReactNode
}

/** Opens a file: an image in a dialog, a PDF in a new tab. Every other file is downloaded. */
export function FileLink({ name, kind, path, className, children }: FileLinkProps) {
  const t = useStore(filesMessages)
  const [preview, setPreview] = useState<'unseen' | 'open' | 'closed'>('unseen')
  const url = fileUrl(path)
  const saved = savedName({ name, path })
  if (!url) return <span title={t.unavailable}>{children}</span>
  if (kind === 'image') {
    return (
      <>
        <button type="button" className={className} onClick={() => setPreview('open')}>
          {children}
        </button>
        {preview !== 'unseen' && (
          <Safe>
            <Preview
              open={preview === 'open'}
              name={visibleName(name)}
              saved={saved}
              url={url}
              onClose={() => setPreview('closed')}
            />
          </Safe>
        )}
      </>
    )
  }
  const opening = kind === 'pdf' ? { target: '_blank' } : { download: saved }
  return (
    <a href={url} rel="noopener noreferrer" className={className} {...opening}>
      {children}
    </a>
  )
}
