/** A portal too narrow for a side navigation: the navigation becomes a bar at the bottom. */
export const bar = '@container portal (max-width:64em)'

/** A portal without room for a dozen letters in a line, such as on a phone whose text is twice its size. */
export const cramped = '@container portal (max-width:18em)'

/** The height of the window without what a page in an app keeps free at the top, by its own padding. */
export const viewHeight = 'calc(100dvh - env(safe-area-inset-top))'
