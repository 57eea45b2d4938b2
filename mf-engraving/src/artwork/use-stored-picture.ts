import { useEffect, useEffectEvent, useState } from 'react'
import { useSWRConfig } from 'swr'
import { apiKey } from '@portal/api-client'
import { getEngraving } from '@portal/api-client/contract/engraving'
import type { SavedVersion } from '@portal/domain/plaque'
import type { Engraving } from '@portal/domain'
import { usePortalHost } from '@portal/federation'
import { LinkEnded, loadPicture } from './load-picture'
import type { LoadedPicture } from './load-picture'

export type PictureState =
  | { readonly kind: 'coming' }
  | ({ readonly kind: 'here' } & LoadedPicture)
  /** Saved, but failed to load. */
  | { readonly kind: 'failed' }
  /** Not saved yet. */
  | { readonly kind: 'none' }

export type StoredPicture = PictureState & { readonly retry: () => void }

type LineIds = Pick<Engraving, 'bookingId' | 'quotedProductId'>

/** Timeout; after it the picture counts as failed. */
const MOST_MS = 30_000

/** The smaller file for the screen, if there is one; both belong to one version. */
const linkOf = ({ screenUrl, files }: SavedVersion) => screenUrl ?? files.engravingOptionsUrl

/** The saved picture of a version, loaded once even when its links are renewed. */
export function useStoredPicture(line: LineIds, version: SavedVersion): StoredPicture {
  const { report } = usePortalHost()
  const freshLink = useFreshLink(line, version.version)
  const [attempt, setAttempt] = useState(0)
  const [read, setRead] = useState<{ readonly of: string; readonly picture: PictureState } | null>(null)
  const link = linkOf(version)
  const of = `${line.quotedProductId} ${version.version} ${link !== null} ${attempt}`
  const load = useEffectEvent(async (signal: AbortSignal) => {
    try {
      return await loadPicture(attempt === 0 && link !== null ? link : await freshLink(), signal)
    } catch (fault) {
      if (!(fault instanceof LinkEnded)) throw fault
      return loadPicture(await freshLink(), signal)
    }
  })
  const reportFailed = useEffectEvent((fault: unknown) =>
    report(fault, { action: 'load artwork', bookingId: line.bookingId }),
  )
  const isThere = link !== null
  useEffect(() => {
    if (!isThere) return undefined
    const stop = new AbortController()
    const timer = setTimeout(() => stop.abort(), MOST_MS)
    let isGone = false
    const show = async () => {
      const settle = (picture: PictureState) => !isGone && setRead({ of, picture })
      try {
        settle({ kind: 'here', ...(await load(stop.signal)) })
      } catch (fault) {
        if (!isGone) reportFailed(fault)
        settle({ kind: 'failed' })
      }
      clearTimeout(timer)
    }
    void show()
    return () => {
      isGone = true
      clearTimeout(timer)
      stop.abort()
    }
  }, [of, isThere])
  const retry = () => setAttempt((before) => before + 1)
  if (!isThere) return { kind: 'none', retry }
  return read?.of === of ? { ...read.picture, retry } : { kind: 'coming', retry }
}

/** Reads the engraving again for a valid link, and updates the page with it. */
function useFreshLink({ bookingId, quotedProductId: lineId }: LineIds, version: number) {
  const { api } = usePortalHost()
  const { mutate } = useSWRConfig()
  return async (): Promise<string> => {
    const params = { id: bookingId, lineId }
    const now = await api.call(getEngraving, { params })
    await mutate(apiKey(getEngraving, { params }), now, false)
    const same = [now.current, now.received].find((saved) => saved?.version === version)
    const link = same ? linkOf(same) : null
    if (link === null) throw new Error(`Version ${version} is not there any more`)
    return link
  }
}
