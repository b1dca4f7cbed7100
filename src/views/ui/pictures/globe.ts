import type { IconPath } from './icon'

/** Says "language" in all of them. Only what offers a choice between languages loads it. */
export const globe: IconPath =
  'M10 3.25a6.75 6.75 0 1 0 0 13.5 6.75 6.75 0 0 0 0-13.5zM3.25 10h13.5M10 3.25c2 1.9 2.75 4.2 2.75 6.75S12 14.85 10 16.75C8 14.85 7.25 12.55 7.25 10S8 5.15 10 3.25z'
