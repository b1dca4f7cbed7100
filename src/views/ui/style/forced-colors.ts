/** The reader's own colours replace those of every page: backgrounds and shadows disappear, borders stay. */
export const forcedColors = '@media (forced-colors:active)'

/** The look of a chosen control with forced colours, where its usual tint is not visible. */
export const chosenStyle = {
  forcedColorAdjust: 'none',
  color: 'SelectedItemText',
  background: 'SelectedItem',
} as const
