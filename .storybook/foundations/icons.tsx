/** All icons and illustrations of the product, wherever they are defined: a test compares. */
import type { ReactNode } from 'react'
import { fileIcons } from '../../src/views/files/file-icons'
import { viewerIcons } from '../../src/views/files/viewer/viewer-icons'
import { bellIcon } from '../../src/views/notifications/notifications'
import { dots } from '../../src/views/portal/navigation/crowded-list'
import { ownIcons } from '../../src/views/portal/own/own-icons'
import { looks } from '../../src/views/projects/milestones/milestone-list'
import { ofKinds } from '../../src/views/search/found/icons'
import { eye, eyeOff } from '../../src/views/ui/fields/password-field'
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

const groups: Readonly<Record<string, Readonly<Record<string, IconPath>>>> = {
  Everywhere: { ...icons, bell: bellIcon, dots, eye, eyeOff, globe },
  'Pages and sections': moreIcons,
  Files: { ...documentIcons, ...fileIcons },
  'The viewer of files': viewerIcons,
  'Kinds of results in the search': ofKinds,
  Milestones: Object.fromEntries(Object.entries(looks).map(([state, { icon }]) => [state, icon])),
  'Did it help?': faceIcons,
  'For pages of your own': ownIcons,
}

const title = css({ marginBlock: space(6, 2), fontWeight: token('weight-bold') })
const grid = css({
  display: 'grid',
  gap: space(4),
  gridTemplateColumns: 'repeat(auto-fill,minmax(7rem,1fr))',
})
const sample = css({ display: 'grid', gap: space(2), justifyItems: 'center', padding: space(2) })
const caption = css({ fontSize: token('text-xs'), textAlign: 'center' })

function Group({ name, drawn }: { name: string; drawn: readonly (readonly [string, ReactNode])[] }) {
  return (
    <section>
      <h2 className={title}>{name}</h2>
      <div className={grid}>
        {drawn.map(([each, picture]) => (
          <div key={each} className={sample}>
            {picture}
            <code className={caption}>{each}</code>
          </div>
        ))}
      </div>
    </section>
  )
}

// Object.keys() gives names of type `string`, but the table has exactly these names.
const drawingNames = Object.keys(drawings) as DrawingName[]

export function AllIcons() {
  return (
    <>
      {Object.entries(groups).map(([name, paths]) => (
        <Group
          key={name}
          name={name}
          drawn={Object.entries(paths).map(([each, path]) => [each, <Icon key={each} path={path} />])}
        />
      ))}
      <Group
        name="Illustrations, in place of what is empty"
        drawn={drawingNames.map((each) => [each, <Drawing key={each} name={each} />])}
      />
    </>
  )
}
