import { memo } from 'react'
import { $client, $features } from '../../core/index'
import { Safe } from '../host/safe'
import { useStore } from '../host/use-store'
import { Notifications } from '../notifications/notifications'
import { Account } from '../people/account'
import { Search } from '../search/search'
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

/** In a portal with room for it, a field. */
const search = css({ '@container portal (width>40em)': { inlineSize: 'clamp(12rem,36cqi,20rem)' } })

/** It follows what it shows itself. */
const OwnSearch = memo(Search)

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
            <OwnSearch key={client._id} />
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
