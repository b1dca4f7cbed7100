import { type ControlKeys, controlKeys } from '../../docs/site/content/element-keys'
import { KeysOfControls } from '../../docs/site/elements/control-keys'
import type { Tag } from '../../src/elements/elements'
import { GuideLink } from './guide-link'

/** What the keys do in an element, as on its page of the site. Shows nothing of one that has no keys of its own. */
export const KeysOfElement = ({ tag }: { tag: Tag }) => (
  <Keys controls={controlKeys.filter(({ tags }) => tags.includes(tag))} areFolded />
)

/** What the keys do in what a page is about. @param page without the words by which it is found: "Blocks/Menu" */
export const KeysOfPage = ({ page }: { page: string }) => (
  <Keys controls={controlKeys.filter(({ pages }) => pages?.includes(page))} />
)

interface Props {
  controls: readonly ControlKeys[]
  /** The page is about more than these controls. */
  areFolded?: boolean
}

function Keys({ controls, areFolded = false }: Props) {
  const names = controls.map(({ title }) => title)
  return (
    controls.length > 0 && (
      <>
        <h2 id="keys">Keys</h2>
        {areFolded ? (
          <details>
            <summary>{names.join(', ')}</summary>
            <KeysOfControls controls={controls} />
          </details>
        ) : (
          <KeysOfControls controls={controls} />
        )}
        <p>
          <GuideLink to="docs/quality/keyboard.md">Every step that a test presses</GuideLink>
        </p>
      </>
    )
  )
}
