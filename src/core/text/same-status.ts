/** A status in lower case, without spaces, hyphens, underscores: `On Hold` and `on_hold` give `onhold`. */
export function normalizeStatus(status: string): string {
  return status.toLowerCase().replace(/[\s_-]+/g, '')
}

/** Whether two statuses are the same, in whichever spelling: `On Hold` and `on_hold`. */
export function sameStatus(left: string, right: string): boolean {
  return normalizeStatus(left) === normalizeStatus(right)
}
