import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { type PropsWithChildren, useEffect, useState } from 'react'
import { look, systemIsDark } from '../look'
import './container.css'

type Channel = DocsContainerProps['context']['channel']

/** A docs page in the theme that the toolbar says, like the stories on it. */
export function Container({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const theme = useTheme(context.channel)
  const isDark = theme === 'auto' ? systemIsDark.matches : theme === 'dark'
  return (
    <DocsContainer context={context} theme={isDark ? look.dark : look.light}>
      {children}
    </DocsContainer>
  )
}

function useTheme(channel: Channel): unknown {
  const [theme, setTheme] = useState(() => latestTheme(channel))
  useEffect(() => {
    const onGlobalsUpdated = () => setTheme(latestTheme(channel))
    channel.on('globalsUpdated', onGlobalsUpdated)
    return () => channel.off('globalsUpdated', onGlobalsUpdated)
  }, [channel])
  return theme
}

function latestTheme(channel: Channel): unknown {
  const [message] = channel.last('globalsUpdated') ?? channel.last('setGlobals') ?? []
  return message?.globals.theme
}
