import { useEffect } from 'react'
import { Link, useLocation } from '@portal/router'
import { VisuallyHidden } from '@portal/ui'
import { STEP_HASH } from '../plan/steps'

/** Travels in the history entry, so that a reload still knows where to return to. */
interface ChangeRequest {
  /** Id of the field to stand on. */
  readonly focus: string
  readonly returnTo: string
}

interface ChangeLinkProps {
  readonly what: string
  readonly step: string
  /** Id of the field; '' for the step as a whole. */
  readonly fieldId?: string
}

/** 'Change <what>' on the confirmation: leads to the field and, with Next, back here. */
export function ChangeLink({ what, step, fieldId = '' }: ChangeLinkProps) {
  const request: ChangeRequest = { focus: fieldId, returnTo: STEP_HASH.confirmation }
  return (
    <Link to={{ hash: step }} state={request} data-html2canvas-ignore data-print="hide">
      Change<VisuallyHidden> {what}</VisuallyHidden>
    </Link>
  )
}

/** Where Next leads after a change; null when the user came the ordinary way. */
export function useReturnTo(): string | null {
  return readRequest(useLocation().state)?.returnTo ?? null
}

/** Puts the focus on the field that a Change link named, after the wizard gave it to the heading. */
export function useFocusAskedFor(): void {
  const focus = readRequest(useLocation().state)?.focus
  useEffect(() => {
    if (!focus) return
    const frame = requestAnimationFrame(() => {
      const field = document.getElementById(focus)
      field?.focus({ preventScroll: true })
      field?.scrollIntoView({ block: 'center' })
    })
    return () => cancelAnimationFrame(frame)
  }, [focus])
}

function readRequest(state: unknown): ChangeRequest | null {
  if (typeof state !== 'object' || state === null || !('focus' in state) || !('returnTo' in state)) return null
  const { focus, returnTo } = state
  return typeof focus === 'string' && typeof returnTo === 'string' ? { focus, returnTo } : null
}
