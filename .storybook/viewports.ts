/** The smallest screen there is: 320 px wide. */
export const phone = { viewport: { value: 'mobile1', isRotated: false } }
