import { lazy, Suspense } from 'react'
import { currentRegistry, portalConfig, previewsFor, unreleasedFor } from '@portal/federation/host'
import { useSession } from '../session/session'

const PreviewPart = lazy(async () => ({ default: (await import('./ui/PreviewPart')).PreviewPart }))

/** Tells users on a preview's list that they see it; no other page loads this [OPEN-276]. */
export function Preview() {
  const who = useSession()?.subject ?? null
  const { previews } = portalConfig().registry
  const { remotes } = currentRegistry()
  // A page that opened the part before its user was known keeps that version.
  const listed = previewsFor(previews, who).map(([as, { entry }]) => [as, entry] as const)
  const own = [...listed, ...Object.entries(unreleasedFor(who))].filter(
    ([, { name, version }]) => remotes[name]?.version === version,
  )
  if (own.length === 0) return null
  return (
    <Suspense fallback={null}>
      <PreviewPart parts={own.map(([as, { title }]) => ({ as, title }))} />
    </Suspense>
  )
}
