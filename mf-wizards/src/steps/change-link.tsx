import { useEffect } from 'react'
import { v } from '@portal/domain'
import { draftIdIn, draftSearch, parseUnknown } from '@portal/federation'
import { Link, useLocation } from '@portal/router'
import { VisuallyHidden } from '@portal/ui'
import { STEP_HASH } from '../plan/steps'

/** Travels in the history entry, so that a reload still knows where to return to. */
const ChangeRequestSchema = v.object({
  /** Id of the field to stand on. */
  focus: v.string(),
  returnTo: v.string(),
})
type ChangeRequest = v.InferOutput<typeof ChangeRequestSchema>

interface ChangeLinkProps {
  readonly what: string
  readonly step: string
  /** Id of the field; '' for the step as a whole. */
  readonly fieldId?: string
  /** Says in sight what it changes: beside another such link. */
  readonly isNamed?: boolean
}

/** 'Change <what>' on the confirmation: leads to the field and, with Next, back here. */
export function ChangeLink({ what, step, fieldId = '', isNamed = false }: ChangeLinkProps) {
  const request: ChangeRequest = { focus: fieldId, returnTo: STEP_HASH.confirmation }
  return (
    <Link to={{ search: useDraftSearch(), hash: step }} state={request} data-html2canvas-ignore data-print="hide">
      <span>Change</span>
      {isNamed ? ` ${what}` : <VisuallyHidden>{` ${what}`}</VisuallyHidden>}
    </Link>
  )
}

/** What of the address goes along from step to step: which draft it is about. */
export function useDraftSearch(): string {
  const id = draftIdIn(useLocation().search)
  return id ? draftSearch(id) : ''
}

/** Where Next leads after a change; null when the user came the ordinary way. */
export function useReturnTo(): string | null {
  return parseUnknown(ChangeRequestSchema, useLocation().state)?.returnTo ?? null
}

/** Puts the focus on the field that a Change link named, after the wizard gave it to the heading. */
export function useFocusAskedFor(): void {
  const focus = parseUnknown(ChangeRequestSchema, useLocation().state)?.focus
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
