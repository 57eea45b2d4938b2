let isPressed = false
let pressedAt = ''
const waiting = new Set<() => void>()

/**
 * Runs at once, or after the click while the mouse or a finger is pressing: a line that shows up in between would
 * push the button away from under the pointer, and the click would be lost. Never where the press led to another page:
 * a line that is told to nobody would move the one that is left [OPEN-319].
 */
export function afterPress(run: () => void): void {
  if (isPressed) waiting.add(run)
  else run()
}

function press(): void {
  isPressed = true
  pressedAt = location.pathname
}

function release(): void {
  isPressed = false
  // The click comes in the same task as the release.
  setTimeout(() => {
    if (location.pathname === pressedAt) for (const run of waiting) run()
    waiting.clear()
  })
}

if (typeof document !== 'undefined') {
  document.addEventListener('mousedown', press, true)
  // A drag and a list that the system draws end without a mouseup.
  for (const end of ['mouseup', 'dragend', 'keydown']) document.addEventListener(end, release, true)
}
