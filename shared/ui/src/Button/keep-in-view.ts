/** Distance between a floating text and the window's edge. */
const GAP = 8

/** Moves a floating box sideways into the window, which would otherwise scroll sideways. */
export function keepInView(box: HTMLElement) {
  box.style.translate = '0'
  const { left, right } = box.getBoundingClientRect()
  box.style.translate = `${shiftIntoView(left, right, document.documentElement.clientWidth)}px`
}

/** How far a box from `left` to `right` must move; its start has priority over its end. */
function shiftIntoView(left: number, right: number, width: number): number {
  const toTheLeft = Math.min(0, width - GAP - right)
  return Math.max(toTheLeft, GAP - left)
}
