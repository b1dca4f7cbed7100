import { version } from 'react'

declare const __CP_HOSTS_REACT__: boolean | undefined

/** Whether the host's own React draws the views. The scripts for pages and the light modules bring what draws them. */
const isHosts = typeof __CP_HOSTS_REACT__ === 'boolean' && __CP_HOSTS_REACT__

const wrongVersion =
  isHosts && Number.parseInt(version, 10) < 19
    ? new Error(
        `client-portal-elements needs React 19; this page has React ${version}. Import client-portal-elements/light in its place.`,
      )
    : undefined

/** Checks the React of the host: an older one draws the views without an error, but no menu would open. @throws if it is too old */
export function checkReact(): void {
  if (wrongVersion) throw wrongVersion
}
