import type { Decorator } from '@storybook/react-vite'
import { type ReactNode, useCallback, useState } from 'react'
import { createPortal } from 'react-dom'
import { within } from 'storybook/test'
import { adoptStyles } from '../src/views/ui/style/sheet'

/**
 * Draws a story inside a shadow root with the library's styles, as a host's page would show it. A story of an element
 * has its own shadow root, and says `parameters: { stage: false }`. A story that shows a narrow layout gives its
 * width: `parameters: { stage: '20rem' }`.
 */
export const withStage: Decorator = (Story, { parameters }) =>
  parameters.stage === false ? (
    <Story />
  ) : (
    <Stage width={parameters.stage}>
      <Story />
    </Stage>
  )

/** A shadow root with the library's styles. */
export function Stage({ width, children }: { width?: string | undefined; children: ReactNode }) {
  const [root, setRoot] = useState<ShadowRoot>()
  const onHostAttached = useCallback((host: HTMLElement | null) => {
    if (!host) return
    const shadow = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
    adoptStyles(shadow)
    setRoot(shadow)
  }, [])
  return (
    <div data-stage ref={onHostAttached} style={{ maxInlineSize: width }}>
      {root && createPortal(<div>{children}</div>, root)}
    </div>
  )
}

/** The shadow root a story is drawn in. */
export function stageOf(canvas: HTMLElement): ShadowRoot {
  const root = canvas.querySelector('[data-stage]')?.shadowRoot
  if (!root) throw new Error('This story is not on a stage.')
  return root
}

/** Queries for the content of a story: `within(canvasElement)` does not see into shadow roots. */
export function onStage(canvas: HTMLElement) {
  const content = stageOf(canvas).firstElementChild
  if (!(content instanceof HTMLElement)) throw new Error('The stage is empty.')
  return within(content)
}
