/** Several changes of one moment are one look; what a save of this page reads again comes first. */
const TOGETHER_MS = 500
const ONCE_FREE_MS = 1_000
/** Who comes back twice within it has the page looked at once. */
const APART_MS = 5_000

const NO_WORDS = ['button', 'checkbox', 'radio', 'submit', 'reset', 'file', 'range', 'color', 'hidden']

/** Somebody is asked something, or is at a text field with words in it: nothing new is offered meanwhile. */
function isInUse(): boolean {
  if (document.querySelector('[role="dialog"], [role="alertdialog"], dialog[open]')) return true
  const at = document.activeElement
  if (at instanceof HTMLTextAreaElement) return at.value !== ''
  return at instanceof HTMLInputElement && !NO_WORDS.includes(at.type) && at.value !== ''
}

/**
 * Has a page look at what is new: soon after it is asked to, when somebody comes back to it, and when the connection
 * does. Never while nobody sees it or while it is in use; then, and where `look` could not, as soon as that is over
 * [OPEN-207].
 */
export function quietLooks(look: () => boolean) {
  let isDue = false
  let lookedAt = Date.now()
  let timer: ReturnType<typeof setTimeout> | undefined
  const tryToLook = () => {
    timer = undefined
    // Whoever comes back to it asks for it.
    if (document.visibilityState === 'hidden') return
    if (isInUse() || !look()) return wait(ONCE_FREE_MS)
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
