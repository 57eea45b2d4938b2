import { lazy, Suspense } from 'react'
import { currentRegistry, portalConfig, previewsFor } from '@portal/federation/host'
import { useSession } from '../session/session-state'

const PreviewPart = lazy(async () => ({ default: (await import('./ui/PreviewPart')).PreviewPart }))

/** Tells the users of a preview's list that they have it; nobody else's page loads this [OPEN-276]. */
export function Preview() {
  const who = useSession()?.subject ?? null
  const { previews } = portalConfig().registry
  const { remotes } = currentRegistry()
  // A page that had opened the part before its user was known goes on with it.
  const own = previewsFor(previews, who).filter(([, { entry }]) => remotes[entry.name]?.version === entry.version)
  if (own.length === 0) return null
  return (
    <Suspense fallback={null}>
      <PreviewPart parts={own.map(([as, { entry }]) => ({ as, title: entry.title }))} />
    </Suspense>
  )
}
