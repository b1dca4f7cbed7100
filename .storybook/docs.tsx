/** The components of docs pages. The first docs page loads them: stories and their tests do not need them. */
import type { DocsContainerProps } from '@storybook/addon-docs/blocks'
import { lazy, type PropsWithChildren, Suspense } from 'react'

const Container = lazy(() => import('./docs/container').then((module) => ({ default: module.Container })))
const Page = lazy(() => import('./docs/component-page').then((module) => ({ default: module.ComponentPage })))

/** For `parameters.docs`. */
export const docs = {
  container: (props: PropsWithChildren<DocsContainerProps>) => (
    <Suspense>
      <Container {...props} />
    </Suspense>
  ),
  page: () => (
    <Suspense>
      <Page />
    </Suspense>
  ),
}
