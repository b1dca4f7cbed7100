import { useEffect, useRef, useState } from 'react'
import { Icon } from '../ui/pictures/icon'
import { css } from '../ui/style/styles'
import { token } from '../ui/style/tokens'
import { fileIcons } from './file-icons'

/** In pixels: sharp on a dense screen, too. */
const pixels = 108

// The size is fixed, so that nothing moves when the picture is there. Of a high one, its beginning is shown.
const frame = css({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.25rem',
  blockSize: '2.25rem',
  overflow: 'hidden',
  borderRadius: token('radius'),
  color: token('text-muted'),
  background: token('surface-sunken'),
  '& > *': { gridArea: '1/1' },
  '& > canvas': { inlineSize: '100%', blockSize: '100%', objectFit: 'cover', objectPosition: 'top' },
  '& > canvas:not([data-drawn])': { visibility: 'hidden' },
})

/** It needs no address, which a page's policy could refuse. `undefined` where the browser can't read the picture. */
async function thumbnailOf(file: File): Promise<ImageBitmap | undefined> {
  if (typeof createImageBitmap === 'undefined') return
  return createImageBitmap(file, { resizeWidth: pixels, resizeQuality: 'medium' }).catch(() => undefined)
}

/** A chosen picture, small, in place of the icon of its type. The icon stays where the browser can't read it. */
export function Thumbnail({ file }: { file: File }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [drawn, setDrawn] = useState<File>()
  useEffect(() => {
    let isThere = true
    void thumbnailOf(file).then((picture) => {
      const element = canvas.current
      if (picture && element && isThere) {
        element.width = picture.width
        element.height = picture.height
        element.getContext('2d')?.drawImage(picture, 0, 0)
        setDrawn(file)
      }
      picture?.close()
    })
    return () => {
      isThere = false
    }
  }, [file])
  return (
    <span className={frame} aria-hidden="true">
      {drawn !== file && <Icon path={fileIcons.image} small />}
      <canvas ref={canvas} data-drawn={drawn === file || undefined} />
    </span>
  )
}
