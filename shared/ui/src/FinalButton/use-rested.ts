import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { MouseEvent } from 'react'
import { begun, continueRest, restartRest, isAccepted, restLeft } from './press'
import type { RestClock } from './press'
import { watchPresses } from './watch-presses'

/** How long the hint about an early press stays. */
const SAID_MS = 6000

interface Box {
  /** The wrapper, whose first element is the button. */
  readonly current: HTMLElement | null
}

interface RestState {
  readonly isResting: boolean
  /** The last press was too early, a moment ago. */
  readonly isRefused: boolean
  /** Whether a click is accepted; called once per click. */
  readonly take: (click: MouseEvent) => boolean
}

/** Accepts a button's press only after its rest; a changed `subject` restarts the rest. */
export function useRested(box: Box, subject: string): RestState {
  const calm = useRef<RestClock>(restartRest(0))
  const [isResting, setResting] = useState(true)
  const { isRefused, refuse } = useRefusal()
  const follow = useCallback((next: RestClock) => {
    calm.current = next
    setResting(restLeft(next, performance.now()) > 0)
  }, [])
  useNewLabel(box, subject, () => {
    follow(restartRest(performance.now()))
    refuse(false)
  })
  useEffect(
    () =>
      watchPresses(() => box.current?.firstElementChild, {
        onDisturb: () => follow(restartRest(performance.now())),
        onBegin: (at) => follow(begun(calm.current, at, performance.now())),
        onContinue: () => follow(continueRest(calm.current, performance.now())),
      }),
    [box, follow],
  )
  useEffect(() => (isResting ? whenRested(calm, () => setResting(false)) : undefined), [isResting])
  const take = ({ detail }: MouseEvent) => {
    const at = performance.now()
    const accepted = isAccepted(calm.current, { at, isByPointer: detail > 0 })
    follow(restartRest(at))
    refuse(!accepted)
    return accepted
  }
  return { isResting, isRefused, take }
}

/** Calls before the first paint, and when the button's label or subject changes. */
function useNewLabel(box: Box, subject: string, onNew: () => void) {
  const shown = useRef('')
  useLayoutEffect(() => {
    const button = box.current?.firstElementChild
    const now = [subject, button?.getAttribute('aria-label'), button?.textContent].join('\n')
    if (now === shown.current) return
    shown.current = now
    onNew()
  })
}

function useRefusal() {
  const [refusedAt, setRefusedAt] = useState<number>()
  useEffect(() => {
    if (refusedAt === undefined) return
    const timer = setTimeout(() => setRefusedAt(undefined), SAID_MS)
    return () => clearTimeout(timer)
  }, [refusedAt])
  const refuse = (isRefused: boolean) => setRefusedAt(isRefused ? performance.now() : undefined)
  return { isRefused: refusedAt !== undefined, refuse }
}

/** Calls when the rest is over, however often it restarts; returns the cancel function. */
function whenRested(calm: { readonly current: RestClock }, onRested: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  const look = () => {
    const left = restLeft(calm.current, performance.now())
    if (left === 0) onRested()
    else timer = setTimeout(look, Math.ceil(left))
  }
  look()
  return () => clearTimeout(timer)
}
