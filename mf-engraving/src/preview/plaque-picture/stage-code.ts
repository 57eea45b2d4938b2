import { useEffect, useSyncExternalStore } from 'react'
import { usePortalHost } from '@portal/federation'
import type { openStage } from '../stage/open-stage'

export type OpenStage = typeof openStage

/** Shared by the page: once loaded, every preview of the editor uses it. */
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

/** The stage's code; null until loaded. */
export const useStageCode = (): OpenStage | null =>
  useSyncExternalStore(
    watch,
    () => code,
    () => null,
  )

/** Loads the stage's code, which is half as large as the rest of the editor. The preview works without it. */
export function useAskForStage(): void {
  const { report } = usePortalHost()
  useEffect(() => {
    if (code === null) load().catch((fault: unknown) => report(fault, { action: 'load stage' }))
  }, [report])
}
