/** A pointer that needs targets of 44 px. */
export const coarsePointer = '@media (pointer:coarse)'

/** A pointer that can rest on something without pressing it. */
export const hoverPointer = '@media (hover:hover)'

/** A container too narrow for things side by side. Widths are the container's, never the viewport's. */
export const narrow = '@container (max-width:38rem)'

/** A window as narrow as a phone: what lies in the top layer has no other container. */
export const phoneWindow = '@media (max-width:26rem)'

/** A container as narrow as a phone. */
export const phone = '@container (max-width:26rem)'
