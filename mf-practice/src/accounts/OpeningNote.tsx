import { RetryOrCall } from '@portal/booking-ui'
import { Alert } from '@portal/ui'
import type { InvoiceOpening } from './use-open-invoice'

interface Props {
  readonly opening: InvoiceOpening | undefined
  readonly onClose: () => void
}

/** Help when the browser blocked the tab of an invoice. */
export function OpeningNote({ opening, onClose }: Props) {
  if (opening?.kind === 'failed') {
    return (
      <Alert kind="error" title={`${opening.id} could not be opened`} onClose={onClose}>
        <RetryOrCall safe="The invoice itself is unchanged." />
      </Alert>
    )
  }
  if (opening?.kind === 'blocked') {
    return (
      <Alert kind="info" title="Your browser opened no new tab" onClose={onClose}>
        <a
          href={opening.url}
          target="_blank"
          rel="noopener noreferrer"
          onClick={onClose}
        >{`Open ${opening.id} (PDF)`}</a>{' '}
        within the next minute.
      </Alert>
    )
  }
  return null
}
