import type { Meta, StoryObj } from '@storybook/react-vite'
import { css } from '../../src/views/ui/style/styles'
import { space, token } from '../../src/views/ui/style/tokens'
import { StatesOfControls } from '../foundations/states-of-controls'

const heading = css({
  marginBlockEnd: space(2),
  fontSize: token('text-2xl'),
  fontWeight: token('weight-bold'),
})

/** Every control at rest, under the pointer, in focus, pressed, disabled, failed and busy, in the brand of the toolbar. */
const meta = {
  title: 'Foundations/States of controls · disabled, error, busy, checkbox, radio',
  id: 'foundations-states',
  // A picture: the controls are tested in their own stories.
  tags: ['!autodocs', '!test'],
  parameters: { controls: { disable: true }, a11y: { test: 'off' } },
} satisfies Meta
export default meta

export const Controls: StoryObj = {
  // Without spaces, it is one word for the search, which finds it before the fuzzy "Overdue".
  name: 'Hover/focus/pressed',
  render: () => (
    <>
      <h1 className={heading}>States of controls</h1>
      <StatesOfControls />
    </>
  ),
}
