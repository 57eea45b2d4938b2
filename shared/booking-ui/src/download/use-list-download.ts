import { useState } from 'react'
import { usePortalHost } from '@portal/federation'

export interface ListDownload {
  readonly phase: 'idle' | 'asking' | 'begun' | 'failed'
  readonly download: () => void
  readonly dismiss: () => void
}

/**
 * Takes a list away as a file, by a signed link of this moment [OPEN-184]. The page stays: what the link answers is a
 * file, and a refusal is a page of its own with the way back.
 *
 * @param askForLink asks the API for it
 * @param action what a failure is reported as
 */
export function useListDownload(askForLink: () => Promise<{ readonly url: string }>, action: string): ListDownload {
  const { report } = usePortalHost()
  const [phase, setPhase] = useState<ListDownload['phase']>('idle')
  const download = async () => {
    setPhase('asking')
    try {
      const { url } = await askForLink()
      window.location.assign(url)
      setPhase('begun')
    } catch (fault) {
      report(fault, { action })
      setPhase('failed')
    }
  }
  return { phase, download: () => void download(), dismiss: () => setPhase('idle') }
}
