/** Between a floating word and the window's edge. */
const GAP = 8

/** Moves a floating box sideways until it lies within the window, which would else grow wider than the screen. */
export function keepInView(box: HTMLElement) {
  box.style.translate = '0'
  const { left, right } = box.getBoundingClientRect()
  box.style.translate = `${shiftIntoView(left, right, document.documentElement.clientWidth)}px`
}

/** By how much a box from `left` to `right` has to move; its beginning counts more than its end. */
function shiftIntoView(left: number, right: number, width: number): number {
  const toTheLeft = Math.min(0, width - GAP - right)
  return Math.max(toTheLeft, GAP - left)
}
