import { painted } from '@portal/ui/after-paint'
import { useLayoutEffect, useRef, useState } from 'react'
import type { StepSubmit } from './step-submit'

/**
 * Runs the step's submit, one at a time, after the frame that shows it as busy, then goes on. Submits
 * nothing when the user has left the step before, and navigates nowhere when they left it meanwhile. A fault is
 * reported and shown.
 */
export function useForward(step: string, goOn: () => void, onFault: ((fault: unknown) => void) | undefined) {
  const shown = useShown(step)
  const submit = useRef<StepSubmit>(undefined)
  const running = useRef(false)
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)
  const forward = async () => {
    if (running.current) return
    running.current = true
    const from = shown.current
    setBusy(true)
    setFailed(false)
    try {
      await painted()
      // The current registration may belong to another step.
      if (shown.current !== from) return
      const isDone = submit.current === undefined || (await submit.current())
      if (isDone && shown.current === from) goOn()
    } catch (fault) {
      setFailed(true)
      onFault?.(fault)
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  const register = (next: StepSubmit) => {
    submit.current = next
    return () => {
      if (submit.current === next) submit.current = undefined
    }
  }
  return { forward, register, busy, failed, clear: () => setFailed(false) }
}

/** The step that the user sees; null after the wizard was left. */
function useShown(step: string) {
  const shown = useRef<string | null>(null)
  // A press may come before the first paint, which other effects wait for.
  useLayoutEffect(() => {
    shown.current = step
    return () => {
      shown.current = null
    }
  }, [step])
  return shown
}
