import { useState } from 'react'
import { fileKind, fileUrl, nameOfUrl } from '../../core/index'
import { Icon } from '../ui/pictures/icon'
import { hoverPointer, phone } from '../ui/style/queries'
import { classes, css } from '../ui/style/styles'
import { gaps, target } from '../ui/style/target'
import { hairline, space, token } from '../ui/style/tokens'
import { fileIcons } from './file-icons'
import { FileLink } from './file-link'
import type { FileSet, ViewedFile } from './viewer/file-set'
import { type OnFilePressed, useViewer } from './viewer/use-viewer'

const list = css({
  display: 'flex',
  flexWrap: 'wrap',
  ...gaps,
  marginBlockStart: space(2),
  justifyItems: 'inherit',
  // A name beside a picture stands at its foot.
  alignItems: 'end',
})
const chip = css({
  ...target,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(1.5),
  maxInlineSize: '100%',
  minBlockSize: token('control-height-small'),
  paddingInline: space(2.5),
  fontSize: token('text-sm'),
  textDecoration: 'none',
  border: hairline(),
  borderRadius: token('radius'),
  '& > svg': { color: token('text-muted') },
  '& > span': { overflowWrap: 'anywhere', minInlineSize: 0 },
  [hoverPointer]: { '&:hover': { background: token('surface-hover') } },
})

// Nothing of it is cut off, whatever its shape.
const picture = css({
  display: 'block',
  maxInlineSize: '100%',
  overflow: 'hidden',
  border: hairline(),
  borderRadius: token('radius'),
  background: token('surface-sunken'),
  '& > img': { inlineSize: '100%', blockSize: '100%', objectFit: 'contain' },
})
// It stands in a room that was there before it came: one that stands alone can be read, several are of one height.
const room = { display: 'grid', justifyItems: 'inherit', minInlineSize: 0 } as const
const lone = css({ ...room, inlineSize: '20rem', aspectRatio: '4/3' })
const several = css({
  ...room,
  blockSize: '7.5rem',
  maxInlineSize: '13.5rem',
  [phone]: { inlineSize: '13.5rem' },
})
// As high as its room, and as wide as it is then.
const ownShape = css({
  '&&': { inlineSize: 'fit-content', blockSize: '100%', aspectRatio: 'auto' },
  // Until it has come, it is as wide as its room.
  '&& > img': { inlineSize: 'auto', maxInlineSize: '100%', aspectRatio: 'auto 3/2' },
})
// As wide as the text. Of a high picture, its beginning is shown.
const widePicture = css({
  '&&&': { inlineSize: '100%', aspectRatio: '16/10' },
  '&& > img': { objectFit: 'cover', objectPosition: 'top' },
})
const wide = css({ flexBasis: '100%' })
const wholePicture = css({ '&&&': { inlineSize: '100%', aspectRatio: '16/10' } })
const whole = css({ flex: '0 1 24rem', minInlineSize: 0 })

/** Whether the file at the address is shown as a picture. */
export const isImage = (url: string) => fileKind(nameOfUrl(url)) === 'image'

interface FileChipsProps {
  label: string
  urls: readonly string[]
  /**
   * Shows images themselves in place of their names; a `wide` one, that is the only one, as wide as the text; `whole` ones uncropped,
   * and large enough to be judged.
   */
  pictures?: boolean | 'wide' | 'whole'
  /** Who sent them, and when. */
  sent?: Pick<ViewedFile, 'who' | 'createdAt'>
  /** What the viewer needs beside the files. */
  about?: Omit<FileSet, 'files'>
}

export function FileChips({ label, urls, pictures, sent, about }: FileChipsProps) {
  const ids = idsOf(urls)
  const set = () => ({
    ...about,
    files: urls.map((path, index) => ({ ...sent, path, name: nameOfUrl(path), id: ids[index] ?? path })),
  })
  const { onPressed, viewer } = useViewer(set)
  const isWide = pictures === 'wide' && urls.filter(isImage).length === 1
  const [place, look] =
    pictures === 'whole'
      ? [whole, wholePicture]
      : isWide
        ? [wide, widePicture]
        : [urls.length === 1 ? lone : several, ownShape]
  return (
    <>
      {urls.length > 0 && (
        <ul className={list} aria-label={label}>
          {urls.map((url, index) => (
            <FileChip
              key={index}
              url={url}
              id={ids[index] ?? url}
              onPressed={onPressed}
              isPicture={Boolean(pictures)}
              room={place}
              look={look}
            />
          ))}
        </ul>
      )}
      {viewer}
    </>
  )
}

/**
 * What each file is known by: its address without what a server signs anew at each answer, which is what follows a `?`. Where that
 * does not tell them apart, it is the whole address.
 */
function idsOf(urls: readonly string[]): string[] {
  const addresses = urls.map((url) => url.replace(/[?#].*/s, ''))
  return addresses.every((each, index) => addresses.indexOf(each) === index) ? addresses : [...urls]
}

interface FileChipProps {
  url: string
  id: string
  onPressed: OnFilePressed
  isPicture: boolean
  /** What a picture stands in. */
  room: string
  /** How it looks there. */
  look: string
}

/** A picture that can't be loaded is shown by its name. */
function FileChip({ url, id, onPressed, isPicture, room, look }: FileChipProps) {
  const [broken, setBroken] = useState<string>()
  const name = nameOfUrl(url)
  const kind = fileKind(name)
  const source = isPicture && broken !== url && kind === 'image' ? fileUrl(url) : null
  return (
    <li className={classes(source && room)}>
      <FileLink
        name={name}
        kind={kind}
        path={url}
        id={id}
        onPressed={onPressed}
        className={source ? classes(picture, look) : chip}
      >
        {source ? (
          <img
            src={source}
            alt={name}
            title={name}
            loading="lazy"
            decoding="async"
            onError={() => setBroken(url)}
          />
        ) : (
          <>
            <Icon path={fileIcons[kind]} small />
            <span dir="auto" title={name}>
              {name}
            </span>
          </>
        )}
      </FileLink>
    </li>
  )
}
