/** A pointer that needs targets of 44 px. */
export const coarsePointer = '@media (pointer:coarse)'

/** A pointer that can rest on something without pressing it. */
export const hoverPointer = '@media (hover:hover)'

/** A container too narrow for content side by side. The width is the container's, never the window's. */
export const narrow = '@container (max-width:38rem)'

/** A window as narrow as a phone, for content in the top layer, which has no other container. */
export const phoneWindow = '@media (max-width:26rem)'

/** A container as narrow as a phone. */
export const phone = '@container (max-width:26rem)'
