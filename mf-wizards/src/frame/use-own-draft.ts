import { useEffect, useRef, useState } from 'react'
import { draftIdIn, draftSearch, isEarlyRender } from '@portal/federation'
import type { Visit } from '@portal/federation'
import { useLocation, useNavigate } from '@portal/router'
import { likelyDraft, claimForWizard } from '../booking/claimed-draft'
import type { ClaimedDraft } from '../booking/claimed-draft'

/** The draft found for an address. */
interface DraftLookup {
  readonly draftId: string | null
  readonly draft: ClaimedDraft | null
}

/**
 * The draft claimed by this tab, named in the wizard's address [OPEN-89]. Undefined while loading; null when there is
 * none.
 */
export function useOwnDraft(userId: string, editedId: string | undefined): ClaimedDraft | null | undefined {
  const { search, hash, state } = useLocation()
  const navigate = useNavigate()
  const draftId = draftIdIn(search)
  const [found, setFound] = useState<DraftLookup | undefined>(() => {
    const draft = preparedDraft(userId, editedId, draftId)
    return draft === undefined ? undefined : { draftId, draft }
  })
  const held = useRef<ClaimedDraft>(null)

  useEffect(() => {
    if (draftId && held.current?.id === draftId) return
    let isGone = false
    const take = async () => {
      held.current?.release()
      held.current = null
      const draft = await takeDraft(userId, editedId, draftId)
      if (isGone) draft?.release()
      else {
        held.current = draft
        setFound({ draftId, draft })
      }
    }
    void take()
    return () => {
      isGone = true
    }
  }, [userId, editedId, draftId])

  useEffect(() => {
    const stop = new AbortController()
    const letGo = () => held.current?.release()
    window.addEventListener('pagehide', letGo, { signal: stop.signal })
    // A page restored from the back/forward cache shows old values, and another tab may have claimed its draft.
    window.addEventListener('pageshow', ({ persisted }) => persisted && window.location.reload(), {
      signal: stop.signal,
    })
    return () => {
      stop.abort()
      letGo()
    }
  }, [])

  const id = found?.draft?.id
  const isMoving = id !== undefined && id !== draftId && found?.draftId === draftId
  useEffect(() => {
    if (isMoving) void navigate({ search: draftSearch(id), hash }, { replace: true, state })
  }, [isMoving, id, hash, state, navigate])

  if (isEarlyRender) return likelyDraft(userId, editedId, draftId)
  const isCurrent = found !== undefined && (found.draftId === draftId || id === draftId) && !isMoving
  return isCurrent ? found.draft : undefined
}

/** Key of a prepared draft: user, edited booking and draft id of the address. */
type DraftQuery = readonly [userId: string, editedId: string | undefined, asked: string | null]

interface PreparedDraft {
  readonly query: DraftQuery
  readonly claim: Promise<ClaimedDraft | null>
  /** Result of the claim; undefined while it is running. */
  draft: ClaimedDraft | null | undefined
}

let prepared: PreparedDraft | null = null

/** Claims the draft of the page's address before the first render, which can then show its booking. */
export async function prepareDraft({ userId, params }: Visit): Promise<void> {
  const query = [userId, params.id, draftIdIn(window.location.search)] as const
  const made: PreparedDraft = { query, claim: claimForWizard(...query), draft: undefined }
  prepared = made
  made.draft = await made.claim
}

/** The draft prepared for this address; undefined when there is none yet. */
const preparedDraft = (...query: DraftQuery): ClaimedDraft | null | undefined => preparedFor(query)?.draft

/** The draft for a wizard's address, prepared or claimed now. */
function takeDraft(...query: DraftQuery): Promise<ClaimedDraft | null> {
  const found = preparedFor(query)
  if (!found) return claimForWizard(...query)
  prepared = null
  return found.claim
}

function preparedFor(query: DraftQuery): PreparedDraft | null {
  return prepared?.query.every((part, at) => part === query[at]) ? prepared : null
}
