import { useRef, useState } from 'react'
import type { StepSubmit } from './step-submit'

/** Runs the step's submit once at a time, then goes on; a fault is told and kept for the page. */
export function useForward(goOn: () => void, onFault: ((fault: unknown) => void) | undefined) {
  const submit = useRef<StepSubmit>(undefined)
  const running = useRef(false)
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)
  const forward = async () => {
    if (running.current) return
    running.current = true
    setBusy(true)
    setFailed(false)
    try {
      if (submit.current === undefined || (await submit.current())) goOn()
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
