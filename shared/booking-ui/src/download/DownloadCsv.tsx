import { Alert, Button, Icon, VisuallyHidden } from '@portal/ui'
import { RetryOrCall } from '../client-care/use-care-hours'
import styles from './DownloadCsv.module.css'
import type { ListDownload } from './use-list-download'

interface ButtonProps extends Pick<ListDownload, 'phase' | 'download'> {
  /** Whether the list is known to be empty. */
  readonly isEmpty: boolean
}

/** Downloads all pages of a list. Rendered from the start, so that nothing moves when the list loads [OPEN-184]. */
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
  /** Name of the list, as in "Your invoices". */
  readonly what: string
}

/** Message after a failed download, with the next action. */
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
