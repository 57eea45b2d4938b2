interface PressHandlers {
  /** A press elsewhere, or scrolling. */
  readonly onDisturb: () => void
  /** A press starts on the button, at this time of the page's clock. */
  readonly onBegin: (at: number) => void
  /** A held key repeats, or a press ends on the button. */
  readonly onContinue: () => void
}

const isPressKey = ({ key }: KeyboardEvent) => key === 'Enter' || key === ' '

/** Reports every press and all scrolling on the page, before other handlers; returns the stop function. */
export function watchPresses(button: () => Element | null | undefined, presses: PressHandlers): () => void {
  const { onDisturb, onBegin, onContinue } = presses
  const watch = new AbortController()
  const options = { capture: true, passive: true, signal: watch.signal }
  const isHere = ({ target }: Event) => target instanceof Node && button()?.contains(target) === true
  // A busy page handles a press late: use the time when it was made.
  const begin = (event: Event) => onBegin(Math.min(event.timeStamp || Infinity, performance.now()))
  const end = (event: Event) => (isHere(event) ? onContinue() : onDisturb())
  const pointerDown = (event: PointerEvent) =>
    isHere(event) && event.button === 0 && event.isPrimary ? begin(event) : onDisturb()
  const keyDown = (event: KeyboardEvent) => {
    if (!isPressKey(event)) return
    if (event.repeat) end(event)
    else if (isHere(event)) begin(event)
    else onDisturb()
  }
  window.addEventListener('pointerdown', pointerDown, options)
  window.addEventListener('pointerup', end, options)
  window.addEventListener('pointercancel', onDisturb, options)
  window.addEventListener('keydown', keyDown, options)
  window.addEventListener('keyup', (event) => isPressKey(event) && end(event), options)
  window.addEventListener('scroll', onDisturb, options)
  return () => watch.abort()
}
