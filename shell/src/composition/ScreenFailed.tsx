import { Card, ErrorState } from '@portal/ui'
import { usePageTitle } from '@portal/federation'
import { currentRegistry, forgetSilence, RemoteUnavailable } from '@portal/federation/host'
import { EarlierVersion } from './EarlierVersion'
import { shownBrand } from '../brand/brand'
import { ClientCareToCall } from '../brand/ClientCareToCall'

/** Shown when a screen failed; Retry works without a reload. */
export function ScreenFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { title, text } = messageOf(error)
  usePageTitle(title)
  return (
    <Card>
      <ErrorState
        isPage
        title={title}
        onRetry={() => {
          forgetSilence()
          onRetry()
        }}
      >
        <span>{`${text} If it happens again, call `}</span>
        <ClientCareToCall brand={shownBrand()} />
        <span>.</span>
        {isSilent(error) && <EarlierVersion remote={error.remote} onReady={onRetry} />}
      </ErrorState>
    </Card>
  )
}

/** Shown when the frame itself failed; Retry reloads the page. */
export function PageFailed({ error }: { error: Error }) {
  return (
    <main>
      <ScreenFailed error={error} onRetry={() => location.reload()} />
    </main>
  )
}

const isSilent = (error: Error): error is RemoteUnavailable =>
  error instanceof RemoteUnavailable && error.reason === 'silent'

function messageOf(error: Error): { title: string; text: string } {
  if (!(error instanceof RemoteUnavailable) || error.reason === 'broken') {
    return {
      title: 'This page could not be shown',
      text: `The fault is on our side and has been reported. What you saved is safe. The other pages work. Try again.`,
    }
  }
  const name = currentRegistry().remotes[error.remote]?.title ?? error.remote
  if (error.reason === 'silent') {
    return {
      title: `${name} stopped working last time, so we haven't opened it`,
      text: `What you saved is safe. The other pages work. Try again to open ${name}, or use the earlier version.`,
    }
  }
  const part = `The part "${name}"`
  if (error.reason === 'incompatible') {
    return {
      title: 'This page is being updated',
      text: `${part} does not fit this version yet (${error.detail}). What you saved is safe. The other pages work. Try again in a few minutes.`,
    }
  }
  return {
    title: 'This page could not be loaded',
    text: `${part} did not arrive. What you saved is safe. The other pages work. Check the connection, then try again.`,
  }
}
