/** Debounce of several changes; a read after our own save comes first. */
const TOGETHER_MS = 500
const ONCE_FREE_MS = 1_000
/** Minimum time between two checks when the user returns often. */
const APART_MS = 5_000

const NO_WORDS = ['button', 'checkbox', 'radio', 'submit', 'reset', 'file', 'range', 'color', 'hidden']

/** A dialog is open, or a text field with content has the focus: offer nothing new now. */
function isInUse(): boolean {
  if (document.querySelector('[role="dialog"], [role="alertdialog"], dialog[open]')) return true
  const at = document.activeElement
  if (at instanceof HTMLTextAreaElement) return at.value !== ''
  return at instanceof HTMLInputElement && !NO_WORDS.includes(at.type) && at.value !== ''
}

/**
 * Checks for changes soon after a request, when the user returns, and when the connection does. Never while the page is
 * hidden or in use; then, and when `look` could not check, it runs as soon as possible [OPEN-207].
 */
export function quietChecks(check: () => boolean) {
  let isDue = false
  let lookedAt = Date.now()
  let timer: ReturnType<typeof setTimeout> | undefined
  const tryToLook = () => {
    timer = undefined
    // Becoming visible again triggers a check.
    if (document.visibilityState === 'hidden') return
    if (isInUse() || !check()) return wait(ONCE_FREE_MS)
    isDue = false
    lookedAt = Date.now()
  }
  const wait = (ms: number) => {
    timer ??= setTimeout(tryToLook, ms)
  }
  const ask = () => {
    isDue = true
    wait(TOGETHER_MS)
  }
  const onReturn = () => {
    if (document.visibilityState !== 'hidden' && (isDue || Date.now() - lookedAt >= APART_MS)) ask()
  }
  const stopped = new AbortController()
  const { signal } = stopped
  document.addEventListener('visibilitychange', onReturn, { signal })
  addEventListener('focus', onReturn, { signal })
  addEventListener('online', ask, { signal })
  const stop = () => {
    stopped.abort()
    clearTimeout(timer)
  }
  return { ask, stop }
}
