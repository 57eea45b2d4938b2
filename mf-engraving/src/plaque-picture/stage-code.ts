import { useEffect, useSyncExternalStore } from 'react'
import { usePortalHost } from '@portal/federation'
import type { openStage } from '../stage/open-stage'

export type OpenStage = typeof openStage

/** Of the whole page: once it is there, every picture of the editor stands on it. */
let code: OpenStage | null = null
const watching = new Set<() => void>()

async function load(): Promise<void> {
  const { openStage } = await import(/* webpackChunkName: "stage" */ '../stage/open-stage')
  code = openStage
  for (const onChange of watching) onChange()
}

function watch(onChange: () => void): () => void {
  watching.add(onChange)
  return () => watching.delete(onChange)
}

/** The stage's code, null until it is there. */
export const useStageCode = (): OpenStage | null =>
  useSyncExternalStore(
    watch,
    () => code,
    () => null,
  )

/** Has the stage come: it is half as large as all else of the editor. Without it the picture is there all the same. */
export function useAskForStage(): void {
  const { report } = usePortalHost()
  useEffect(() => {
    if (code === null) load().catch((fault: unknown) => report(fault, { action: 'load stage' }))
  }, [report])
}
