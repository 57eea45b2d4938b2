import { painted } from '@portal/ui/after-paint'
import { useLayoutEffect, useRef, useState } from 'react'
import type { StepSubmit } from './step-submit'

/**
 * Runs the step's submit once at a time, after the frame that shows it at work (ADR 0011), then goes on. Nothing is
 * submitted for a user who has left the step before, and nobody who left it meanwhile is taken elsewhere; a fault is
 * told and kept for the page.
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
      // What is registered by now may be another step's.
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

/** The step that the user has before them; null after the wizard was left. */
function useShown(step: string) {
  const shown = useRef<string | null>(null)
  // A press may come before the browser has painted, and other effects wait for that.
  useLayoutEffect(() => {
    shown.current = step
    return () => {
      shown.current = null
    }
  }, [step])
  return shown
}
