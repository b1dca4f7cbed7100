import { AnchorMdx } from '@storybook/addon-docs/blocks'
import { elementUses } from '../../docs/site/content/element-uses'
import { Words } from '../../docs/site/elements/words'
import type { Tag } from '../../src/elements/elements'
import { blockUses } from './block-uses'

/** When to use an element, and when another one, as on its page of the site. */
export function WhenToUseElement({ tag }: { tag: Tag }) {
  const { use, others } = elementUses[tag]
  const all = Object.entries(others)
  return (
    <>
      <h2 id="when-to-use">When to use it</h2>
      <p>{use}</p>
      {all.length > 0 && (
        <>
          <p>Take another one:</p>
          <ul>
            {all.map(([other, when]) => (
              <li key={other}>
                <ElementLink tag={other} /> {when}.
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

/** When to use a block, and when not. Panels come by themselves: they have none. @param name as in the sidebar */
export function WhenToUseBlock({ name }: { name: string }) {
  const said = blockUses[name]
  return (
    said && (
      <>
        <h2 id="when-to-use">When to use it</h2>
        <p>
          <Words text={said.use} />
        </p>
        <p>
          <Words text={said.not} />
        </p>
      </>
    )
  )
}

/** Leads to an element's page. */
export function ElementLink({ tag }: { tag: string }) {
  return (
    <AnchorMdx href={`./?path=/docs/elements-${tag.replace('cp-', '')}--docs`} target="_self">
      {`<${tag}>`}
    </AnchorMdx>
  )
}
