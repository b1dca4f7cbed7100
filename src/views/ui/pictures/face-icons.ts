/** Faces, which only resolved tickets show: SVG paths on a 20 × 20 grid. */
const face = 'M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM7.6 8.25v.01M12.4 8.25v.01'

export const faceIcons = {
  yes: `${face}M6.9 11.5a3.6 3.6 0 0 0 6.2 0`,
  partly: `${face}M7.25 12.5h5.5`,
  no: `${face}M6.9 13.6a3.6 3.6 0 0 1 6.2 0`,
} as const
