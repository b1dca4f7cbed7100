/** All icons and illustrations of the product, wherever they are defined: a test compares. */
import { type MouseEvent, type ReactNode, useState } from 'react'
import { fileIcons } from '../../src/views/files/file-icons'
import { viewerIcons } from '../../src/views/files/viewer/viewer-icons'
import { bellIcon } from '../../src/views/notifications/notifications'
import { dots } from '../../src/views/portal/navigation/crowded-list'
import { ownIcons } from '../../src/views/portal/own/own-icons'
import { looks } from '../../src/views/projects/milestones/milestone-list'
import { ofKinds } from '../../src/views/search/found/icons'
import { Button } from '../../src/views/ui/buttons/button'
import { eye, eyeOff } from '../../src/views/ui/fields/password-field'
import { SearchField } from '../../src/views/ui/fields/search-field'
import { documentIcons } from '../../src/views/ui/pictures/document-icons'
import { Drawing } from '../../src/views/ui/pictures/drawing'
import { type DrawingName, drawings } from '../../src/views/ui/pictures/drawings'
import { faceIcons } from '../../src/views/ui/pictures/face-icons'
import { globe } from '../../src/views/ui/pictures/globe'
import { Icon, type IconPath } from '../../src/views/ui/pictures/icon'
import { icons } from '../../src/views/ui/pictures/icons'
import { moreIcons } from '../../src/views/ui/pictures/more-icons'
import { css } from '../../src/views/ui/style/styles'
import { space, token } from '../../src/views/ui/style/tokens'
import { svgOf } from './copied-svg'
import { filesIn, saveZip } from './icon-files'

/** Its `page` is a sheet of paper. The icon "page" is that for pages of your own. */
const { page: sheet, ...otherKinds } = ofKinds
const kinds = { sheet, ...otherKinds }

const groups: Readonly<Record<string, Readonly<Record<string, IconPath>>>> = {
  Everywhere: { ...icons, bell: bellIcon, dots, eye, eyeOff, globe },
  'Pages and sections': moreIcons,
  Files: { ...documentIcons, ...fileIcons },
  'The viewer of files': viewerIcons,
  'Kinds of results in the search': kinds,
  Milestones: Object.fromEntries(Object.entries(looks).map(([state, { icon }]) => [state, icon])),
  'Did it help?': faceIcons,
  'For pages of your own': ownIcons,
}

interface Glyph {
  name: string
  group: string
  /** How its file is called: an illustration can have the name of an icon. */
  file: string
  picture: ReactNode
  /** The same is called so elsewhere. */
  others: readonly string[]
}

const allIcons = Object.entries(groups).flatMap(([group, paths]) =>
  Object.entries(paths).map(([name, path]) => ({ group, name, path })),
)
// Object.keys() gives names of type `string`, but the table has exactly these names.
const drawingNames = Object.keys(drawings) as DrawingName[]

/** Each once, where it is first. */
const glyphs: readonly Glyph[] = [
  ...[...new Set(allIcons.map(({ path }) => path))].map((path) => {
    const [first, ...others] = allIcons.filter((each) => each.path === path)
    const names = new Set(others.map(({ name }) => name).filter((name) => name !== first?.name))
    return {
      name: first?.name ?? '',
      file: first?.name ?? '',
      group: first?.group ?? '',
      picture: <Icon path={path} />,
      others: [...names],
    }
  }),
  ...drawingNames.map((name) => ({
    name,
    file: `illustration-${name}`,
    group: 'Illustrations, in place of what is empty',
    picture: <Drawing name={name} />,
    others: [],
  })),
]

const head = css({ marginBlock: space(4) })
const title = css({ marginBlock: space(6, 2), fontWeight: token('weight-bold') })
const grid = css({
  display: 'grid',
  gap: space(4),
  gridTemplateColumns: 'repeat(auto-fill,minmax(9rem,1fr))',
})
const sample = css({
  position: 'relative',
  display: 'grid',
  gap: space(2),
  alignContent: 'start',
  justifyItems: 'center',
  padding: space(2),
  borderRadius: token('radius'),
  '&:hover': { background: token('surface-hover') },
})
const caption = css({ fontSize: token('text-xs'), textAlign: 'center', overflowWrap: 'anywhere' })
// It is pressed where the picture is, too.
const press = css({
  minBlockSize: '1.5rem',
  border: 0,
  padding: 0,
  color: 'inherit',
  background: 'none',
  cursor: 'pointer',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
})

/** All icons and illustrations. Pressing one copies it, for a drawing program or a page. */
export function AllIcons() {
  const [sought, setSought] = useState('')
  const [copied, setCopied] = useState('')
  const isFound = ({ name, group, others }: Glyph) =>
    [name, group, ...others].some((each) => each.toLowerCase().includes(sought.trim().toLowerCase()))
  const found = glyphs.filter(isFound)
  const copy = async ({ currentTarget }: MouseEvent, name: string) => {
    const picture = currentTarget.parentElement?.querySelector('svg')
    if (!picture) return
    await navigator.clipboard.writeText(svgOf(picture))
    setCopied(name)
  }
  const download = (button: Element) => {
    const root = button.getRootNode()
    if (root instanceof ShadowRoot) saveZip(filesIn(root))
  }
  const search = (text: string) => {
    setSought(text)
    setCopied('')
  }
  return (
    <>
      <SearchField label="Search by name" value={sought} clearLabel="Clear search" onChange={search} />
      <div className={head}>
        <Button icon={icons.download} onClick={({ currentTarget }) => download(currentTarget)}>
          Download {found.length} as SVG
        </Button>
      </div>
      <p>
        Icons are drawn on a grid of 20 px, in strokes of 1.5 px. They are 20 px where they stand alone or
        lead a line, as in an icon button, the navigation and a menu, and 16 px beside a word, as in a button
        and a link.
      </p>
      <p>
        To bring them into Figma, unpack the zip and drag its files onto a page: each becomes a layer with the
        name of its icon.
      </p>
      <p role="status">{copied ? `The SVG of “${copied}” is copied.` : 'Press a picture to copy its SVG.'}</p>
      {[...new Set(found.map(({ group }) => group))].map((group) => (
        <section key={group}>
          <h2 className={title}>{group}</h2>
          <div className={grid}>
            {found
              .filter((each) => each.group === group)
              .map(({ name, file, picture, others }) => (
                <div key={name} className={sample} data-glyph={file}>
                  {picture}
                  <button type="button" className={press} onClick={(event) => copy(event, name)}>
                    <code className={caption}>{name}</code>
                  </button>
                  {others.length > 0 && <span className={caption}>also called {others.join(', ')}</span>}
                </div>
              ))}
          </div>
        </section>
      ))}
    </>
  )
}
