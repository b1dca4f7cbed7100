/**
 * Scrolls a field clear of the bar when it gets the focus, and while somebody writes in it; and with it the button beside it, for which
 * it has a scroll margin. The browser itself only keeps the caret in the window, and takes the bar for free room. What is not free,
 * it reads from the scroll padding of the page, which is the host's. While a pointer presses a field, it stays where it is.
 *
 * A keyboard that lies over the page leaves the window as high as it is: it covers the bar, and the browser moves the field, which
 * stands above the bar, above the keyboard.
 */
export function keepClear({ target }: { target: unknown }): void {
  if (target instanceof HTMLElement && target.matches('textarea:not(:active),input:not(:active)'))
    target.scrollIntoView({ block: 'nearest' })
}
