import type { Meta, StoryObj } from '@storybook/react-vite'
import { StatesOfControls } from '../foundations/states-of-controls'

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
  render: () => <StatesOfControls />,
}
