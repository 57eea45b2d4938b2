import { useEffect, useRef, useState } from 'react'
import { draftIdIn, draftSearch, isDrawnOnce } from '@portal/federation'
import { useLocation, useNavigate } from '@portal/router'
import { likelyDraft } from '../booking/claimed-draft'
import type { ClaimedDraft } from '../booking/claimed-draft'
import { preparedDraft, takeDraft } from '../booking/prepared-draft'

/** The draft found for an address. */
interface DraftLookup {
  readonly asked: string | null
  readonly draft: ClaimedDraft | null
}

/**
 * The draft claimed by this tab, named in the wizard's address [OPEN-89]. Undefined while loading; null when there is
 * none.
 */
export function useOwnDraft(userId: string, editedId: string | undefined): ClaimedDraft | null | undefined {
  const { search, hash, state } = useLocation()
  const navigate = useNavigate()
  const asked = draftIdIn(search)
  const [found, setFound] = useState<DraftLookup | undefined>(() => {
    const draft = preparedDraft(userId, editedId, asked)
    return draft === undefined ? undefined : { asked, draft }
  })
  const held = useRef<ClaimedDraft>(null)

  useEffect(() => {
    if (asked && held.current?.id === asked) return
    let isGone = false
    const take = async () => {
      held.current?.release()
      held.current = null
      const draft = await takeDraft(userId, editedId, asked)
      if (isGone) draft?.release()
      else {
        held.current = draft
        setFound({ asked, draft })
      }
    }
    void take()
    return () => {
      isGone = true
    }
  }, [userId, editedId, asked])

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
  const isMoving = id !== undefined && id !== asked && found?.asked === asked
  useEffect(() => {
    if (isMoving) void navigate({ search: draftSearch(id), hash }, { replace: true, state })
  }, [isMoving, id, hash, state, navigate])

  if (isDrawnOnce) return likelyDraft(userId, editedId, asked)
  const isCurrent = found !== undefined && (found.asked === asked || id === asked) && !isMoving
  return isCurrent ? found.draft : undefined
}
