import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { type PropsWithChildren, useLayoutEffect } from 'react'
import { look, systemIsDark } from '../look'
import './container.css'
import { useGlobals } from './use-globals'

/** A docs page in the theme that the toolbar says, like the stories on it. */
export function Container({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const { theme } = useGlobals(context.channel)
  const isDark = theme === 'auto' ? systemIsDark.matches : theme === 'dark'
  // A story on the page sets it, too. A page without one has the theme of its texts in its lines and scrollbars as well.
  useLayoutEffect(() => {
    document.documentElement.style.colorScheme = isDark ? 'dark' : 'light'
  }, [isDark])
  return (
    <DocsContainer context={context} theme={isDark ? look.dark : look.light}>
      {children}
    </DocsContainer>
  )
}
