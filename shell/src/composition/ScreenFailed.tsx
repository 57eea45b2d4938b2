import { ErrorState } from '@portal/ui'
import { currentRegistry, RemoteUnavailable } from '@portal/federation/host'

/** What stands in a screen's place when it could not be shown; Retry works without a reload. */
export function ScreenFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { title, text } = words(error)
  return (
    <ErrorState isPage title={title} onRetry={onRetry}>
      {text}
    </ErrorState>
  )
}

/** In the whole page's place when the frame itself could not be shown; Retry loads the page anew. */
export function PageFailed({ error }: { error: Error }) {
  return (
    <main>
      <ScreenFailed error={error} onRetry={() => location.reload()} />
    </main>
  )
}

function words(error: Error): { title: string; text: string } {
  if (!(error instanceof RemoteUnavailable) || error.reason === 'broken') {
    return {
      title: 'This page could not be shown',
      text: 'The fault has been reported. What you saved before is safe. Try again, or use another page meanwhile.',
    }
  }
  const part = currentRegistry().remotes[error.remote]?.title ?? 'This page'
  if (error.reason === 'incompatible') {
    return { title: `${part} is being updated`, text: `${part} does not fit this version yet (${error.detail}).` }
  }
  return {
    title: `${part} is missing at the moment`,
    text: `We could not load this part of the portal. The other pages work, and nothing you saved is lost.`,
  }
}
