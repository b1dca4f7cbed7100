import { memo } from 'react'
import { $client, $features } from '../../core/index'
import { onDemand } from '../host/on-demand'
import { Safe } from '../host/safe'
import { useStore } from '../host/use-store'
import { Notifications } from '../notifications/notifications'
import { Account } from '../people/account'
import { HeadingLevelContext, useHeading } from '../ui/heading'
import { print } from '../ui/style/queries'
import { css } from '../ui/style/styles'
import { space } from '../ui/style/tokens'

const own = css({
  display: 'flex',
  alignItems: 'center',
  gap: space(1),
  [print]: { display: 'none' },
})

/**
 * In a portal with room for it, a field; else a button. It has its room before its code has come. Who writes has the room that the panel
 * below it needs.
 */
const search = css({
  minInlineSize: '2.75rem',
  '@container portal (width>40em)': {
    inlineSize: 'clamp(12rem,36cqi,20rem)',
    '&:focus-within': { inlineSize: 'clamp(18rem,50cqi,30rem)' },
  },
})

/** Who only signs in, or has no search, does not load it. It follows what it shows itself. */
const Search = memo(
  onDemand(
    () => import('../search/search'),
    ({ Search }) => <Search />,
  ),
)

/** What is the client's own in the top bar: the search, the bell and the account. */
export function ClientControls() {
  const client = useStore($client)
  const { isSectionOn, hasSearch } = useStore($features)
  const { below } = useHeading()
  if (!client) return null
  return (
    <div className={own}>
      {hasSearch && (
        <div className={search}>
          <Safe decorates>
            <Search key={client._id} />
          </Safe>
        </div>
      )}
      {/* The bell's panel is no screen: its heading stands under the screens' own. */}
      {isSectionOn('notifications') && (
        <Safe decorates>
          <HeadingLevelContext.Provider value={below}>
            <Notifications key={client._id} />
          </HeadingLevelContext.Provider>
        </Safe>
      )}
      <Account />
    </div>
  )
}
