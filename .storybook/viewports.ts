/** The widths in the toolbar, in which everything can be viewed: the smallest one, and three common ones. */
export const viewports = {
  smallest: screen('Smallest phone', 320, 568, 'mobile'),
  phone: screen('Phone', 360, 740, 'mobile'),
  tablet: screen('Tablet', 768, 1024, 'tablet'),
  desktop: screen('Desktop', 1280, 800, 'desktop'),
} as const

/** The smallest screen: 320 px wide. */
export const phone = { viewport: { value: 'smallest', isRotated: false } } satisfies {
  viewport: { value: keyof typeof viewports; isRotated: boolean }
}

function screen(name: string, width: number, height: number, type: 'mobile' | 'tablet' | 'desktop') {
  return { name, type, styles: { width: `${width}px`, height: `${height}px` } }
}
