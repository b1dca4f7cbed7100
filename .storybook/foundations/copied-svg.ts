/** What is drawn of a picture, as attributes: its styles are those of the page. */
const drawn = ['fill', 'stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin', 'opacity'] as const

/** A picture as it is drawn now, as the text of a file: what has the colour of the text around it is `currentColor`. */
export function svgOf(picture: SVGSVGElement): string {
  const copy = picture.cloneNode(true) as SVGSVGElement // a copy is what it is a copy of
  const copies = [copy, ...copy.querySelectorAll('*')]
  const originals = [picture, ...picture.querySelectorAll('*')]
  for (const [at, original] of originals.entries()) {
    const styles = getComputedStyle(original)
    for (const { name } of Array.from(original.attributes))
      if (/^(class|style|aria-|data-)/.test(name)) copies[at]?.removeAttribute(name)
    for (const name of drawn) {
      const value = styles.getPropertyValue(name)
      const above = original === picture ? '' : getComputedStyle(picture).getPropertyValue(name)
      if (value !== above) copies[at]?.setAttribute(name, value === styles.color ? 'currentColor' : value)
    }
  }
  const { width, height } = picture.viewBox.baseVal
  copy.setAttribute('width', String(width))
  copy.setAttribute('height', String(height))
  return new XMLSerializer().serializeToString(copy)
}
