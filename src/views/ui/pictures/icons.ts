/**
 * The icons that most pages need, as SVG paths on a 20 × 20 grid. The icons of only some pages are in `more-icons`. The
 * path of an icon with a direction, such as `chevronRight`, begins with a lowercase `m`, which draws the same as `M`:
 * such an icon is mirrored in a language that runs from right to left.
 */
export const icons = {
  check: 'M4.5 10.5 8.25 14.25 15.5 6',
  chevronDown: 'M5.5 8 10 12.5 14.5 8',
  chevronRight: 'm8 5.5 4.5 4.5-4.5 4.5',
  close: 'M5.5 5.5l9 9M14.5 5.5l-9 9',
  download: 'M10 3.5v9M6.25 9 10 12.75 13.75 9M3.75 16.25h12.5',
  info: 'M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM10 9.25v4M10 6.6v.01',
  plus: 'M10 4.25v11.5M4.25 10h11.5',
  search: 'M9 14.25a5.25 5.25 0 1 0 0-10.5 5.25 5.25 0 0 0 0 10.5zM12.9 12.9l3.85 3.85',
  sort: 'M6 4.25v11.5M3.25 13 6 15.75 8.75 13M10.75 5h6M10.75 9h4.5M10.75 13h3',
  warning: 'M10 3.75 17.25 16.25H2.75zM10 8.25v3.75M10 14.1v.01',
} as const
