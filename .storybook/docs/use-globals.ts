import type { DocsContainerProps } from '@storybook/addon-docs/blocks'
import { useEffect, useState } from 'react'

type Channel = DocsContainerProps['context']['channel']

/** What is chosen in the toolbar: theme, brand, direction and locale. */
export function useGlobals(channel: Channel): Record<string, unknown> {
  const [globals, setGlobals] = useState(() => latest(channel))
  useEffect(() => {
    const onGlobalsUpdated = () => setGlobals(latest(channel))
    channel.on('globalsUpdated', onGlobalsUpdated)
    return () => channel.off('globalsUpdated', onGlobalsUpdated)
  }, [channel])
  return globals
}

function latest(channel: Channel): Record<string, unknown> {
  const [message] = channel.last('globalsUpdated') ?? channel.last('setGlobals') ?? []
  return message?.globals ?? {}
}
