import { useEffect } from 'react'
import { v } from '@portal/domain'
import { draftIdIn, draftSearch, parseUnknown } from '@portal/federation'
import { Link, useLocation } from '@portal/router'
import { VisuallyHidden } from '@portal/ui'
import { STEP_HASH } from '../plan/steps'

/** Stored in the history entry, so that a reload still knows where to return. */
const ChangeRequestSchema = v.object({
  /** Id of the field to focus. */
  focus: v.string(),
  returnTo: v.string(),
})
type ChangeRequest = v.InferOutput<typeof ChangeRequestSchema>

interface ChangeLinkProps {
  readonly what: string
  readonly step: string
  /** Id of the field; '' for the whole step. */
  readonly fieldId?: string
  /** Shows `what` visibly, for two such links side by side. */
  readonly isNamed?: boolean
}

/** 'Change <what>' on the confirmation: opens the field; Next returns here. */
export function ChangeLink({ what, step, fieldId = '', isNamed = false }: ChangeLinkProps) {
  const request: ChangeRequest = { focus: fieldId, returnTo: STEP_HASH.confirmation }
  return (
    <Link to={{ search: useDraftSearch(), hash: step }} state={request} data-html2canvas-ignore data-print="hide">
      <span>Change</span>
      {isNamed ? ` ${what}` : <VisuallyHidden>{` ${what}`}</VisuallyHidden>}
    </Link>
  )
}

/** The search part of the address that is kept across steps: the draft. */
export function useDraftSearch(): string {
  const id = draftIdIn(useLocation().search)
  return id ? draftSearch(id) : ''
}

/** Where Next leads after a change; null otherwise. */
export function useReturnTo(): string | null {
  return parseUnknown(ChangeRequestSchema, useLocation().state)?.returnTo ?? null
}

/** Focuses the field of a Change link, after the wizard has focused the heading. */
export function useFocusLinkedField(): void {
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
