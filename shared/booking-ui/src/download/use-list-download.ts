import { useState } from 'react'
import { usePortalHost } from '@portal/federation'

export interface ListDownload {
  readonly phase: 'idle' | 'asking' | 'begun' | 'failed'
  readonly download: () => void
  readonly dismiss: () => void
}

/**
 * Downloads a list as a file, by a fresh signed link [OPEN-184]. The page stays: the link returns a file, or an error
 * page with a way back.
 *
 * @param askForLink requests the link
 * @param action name for failure reports
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
