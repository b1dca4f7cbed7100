/** A portal too narrow for a side navigation: the navigation becomes a bar at the bottom. */
export const bar = '@container portal (max-width:64em)'

/** A portal without room for a dozen letters in a line, such as on a phone whose text is twice its size. */
export const cramped = '@container portal (max-width:18em)'

/** The height of the window without what a page in an app keeps free at the top, by its own padding. */
export const viewHeight = 'calc(100dvh - env(safe-area-inset-top))'

/** What a phone that is turned keeps free at the start and the end of a line, for its camera. Inner styles read it by its names. */
export const insets = {
  '--_start': 'env(safe-area-inset-left)',
  '--_end': 'env(safe-area-inset-right)',
  '&:dir(rtl)': { '--_start': 'env(safe-area-inset-right)', '--_end': 'env(safe-area-inset-left)' },
}

/** Padding at the start and the end of a line that is at least what the phone keeps free there. */
// @__NO_SIDE_EFFECTS__
export const clear = (padding: string) => `max(${padding},var(--_start)) max(${padding},var(--_end))`
