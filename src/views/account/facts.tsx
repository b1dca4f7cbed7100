import { css } from '../ui/style/styles'
import { space, token } from '../ui/style/tokens'

/** What stands side by side where there is room: facts, and the fields below them. */
export const columns = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill,minmax(min(14rem,100%),1fr))',
  gap: space(3, 4),
}
const list = css({
  ...columns,
  overflowWrap: 'anywhere',
  '& dt': { color: token('text-muted'), fontSize: token('text-sm') },
})

/** What is known, each under its name. What is empty is left out. */
export const Facts = ({
  facts,
}: {
  facts: readonly (readonly [name: string, value: string | undefined])[]
}) => (
  <dl className={list}>
    {facts.map(
      ([name, value]) =>
        value && (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ),
    )}
  </dl>
)
