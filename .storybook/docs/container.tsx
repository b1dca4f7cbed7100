import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { type PropsWithChildren, useEffect, useLayoutEffect, useReducer } from 'react'
import { themeWith } from '../brands'
import { look, systemIsDark } from '../look'
import { onOwnThemeChanged } from '../theme/own-theme'
import './container.css'
import { Outline } from './outline'
import { useGlobals } from './use-globals'

/** A docs page in the theme that the toolbar says, or else in the only one that the brand has, like the stories on it. */
export function Container({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const { theme, brand } = useGlobals(context.channel)
  const [, drawAgain] = useReducer((count: number) => count + 1, 0)
  useEffect(() => onOwnThemeChanged(drawAgain), [])
  const { colorScheme } = themeWith(brand)
  const chosen = theme === 'auto' || colorScheme !== 'light dark' ? colorScheme : theme
  const isDark = chosen === 'light dark' ? systemIsDark.matches : chosen === 'dark'
  // A story on the page sets it, too. A page without one has the theme of its texts in its lines and scrollbars as well.
  useLayoutEffect(() => {
    document.documentElement.style.colorScheme = isDark ? 'dark' : 'light'
  }, [isDark])
  return (
    <DocsContainer context={context} theme={isDark ? look.dark : look.light}>
      {children}
      <Outline />
    </DocsContainer>
  )
}
