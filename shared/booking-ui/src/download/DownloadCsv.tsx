import { Alert, Button, Icon, VisuallyHidden } from '@portal/ui'
import { RetryOrCall } from '../client-care/RetryOrCall'
import styles from './DownloadCsv.module.css'
import type { ListDownload } from './use-list-download'

interface ButtonProps extends Pick<ListDownload, 'phase' | 'download'> {
  /** Whether the list is known to hold nothing. */
  readonly isEmpty: boolean
}

/** Takes all pages of a list away; there from the beginning, so that nothing moves when the list is [OPEN-184]. */
export function DownloadCsv({ phase, download, isEmpty }: ButtonProps) {
  return (
    <>
      <Button
        icon={<Icon name="download" size={18} />}
        busy={phase === 'asking'}
        busyLabel="Preparing"
        disabledReason={isEmpty ? 'There is nothing to download.' : undefined}
        onClick={download}
      >
        Download CSV
      </Button>
      <VisuallyHidden role="status">{phase === 'begun' ? 'The download has begun.' : ''}</VisuallyHidden>
    </>
  )
}

interface FailureProps extends Pick<ListDownload, 'phase' | 'dismiss'> {
  /** What was to be taken away, as in "Your invoices". */
  readonly what: string
}

/** What to do when there is no file. */
export function DownloadFailure({ phase, dismiss, what }: FailureProps) {
  if (phase !== 'failed') return null
  return (
    <div className={styles.failure}>
      <Alert kind="error" title={`${what} could not be downloaded`} onClose={dismiss}>
        <RetryOrCall safe="Nothing has changed." />
      </Alert>
    </div>
  )
}
