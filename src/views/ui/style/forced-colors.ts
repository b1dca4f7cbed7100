/** A reader who has every page in colours of their own: backgrounds and shadows are gone, borders are not. */
export const forcedColors = '@media (forced-colors:active)'

/** The look of what is chosen, where a tint of ours would not be seen. */
export const chosenStyle = {
  forcedColorAdjust: 'none',
  color: 'SelectedItemText',
  background: 'SelectedItem',
} as const
