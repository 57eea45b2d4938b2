import { useRead } from '@portal/federation'
import type { ArtworkPreviewProps } from '@portal/slots/mf-engraving'
import { getEngraving } from '@portal/api-client/contract/engraving'
import { ArtworkTag, RetryOrCall } from '@portal/booking-ui'
import type { Engraving } from '@portal/domain'
import { EmptyState, ErrorState, Skeleton } from '@portal/ui'
import { approvedText } from '../artwork/approval-text'
import { ArtworkFigure } from '../artwork/ArtworkFigure'
import { OnItem } from '../approve/OnItem'
import { ProofLink } from '../artwork/ProofLink'
import styles from './ArtworkPanel.module.css'
import { SizeAndPreviewPart } from './SizeAndPreviewPart'
import { PanelActions } from './PanelActions'
import { RequestStatus } from './RequestStatus'
import { WorkshopFiles } from './WorkshopFiles'

/** The `ArtworkPreview` slot: a saved engraving for staff, the owner's answer, and how to contact the owner. */
export function ArtworkPanel({ bookingId, lineId }: ArtworkPreviewProps) {
  const input = { params: { id: bookingId, lineId } }
  const { data, error, isBusy, retry } = useRead(getEngraving, input, { action: 'read engraving', bookingId })
  if (error && !data) {
    return (
      <ErrorState title="The artwork could not be loaded" onRetry={retry} retrying={isBusy}>
        <RetryOrCall safe="The booking and its artwork are safe." />
      </ErrorState>
    )
  }
  return data ? <Panel engraving={data} /> : <Skeleton height="18rem" />
}

function Panel({ engraving }: { engraving: Engraving }) {
  const { current, received, state, productName } = engraving
  return (
    <section className={styles.panel} aria-label={`Engraving of the ${productName}`}>
      <div className={styles.state}>
        <ArtworkTag state={state} />
        <span>{detailOf(engraving)}</span>
      </div>
      {current ? (
        <div className={styles.pictures}>
          <ArtworkFigure
            engraving={engraving}
            version={current}
            {...(received && { caption: "The owner's changes" })}
            below={(blob) =>
              current.record.words ? (
                <OnItem name={productName} words={current.record.words} />
              ) : (
                <SizeAndPreviewPart engraving={engraving} blob={blob} />
              )
            }
          />
          {received && <ArtworkFigure engraving={engraving} version={received} caption="As the clinic made it" />}
        </div>
      ) : (
        <EmptyState title="No artwork yet">Without it the booking cannot be submitted.</EmptyState>
      )}
      {engraving.workshop && <WorkshopFiles engraving={engraving} />}
      {engraving.approval && <ProofLink approval={engraving.approval} timeZone={engraving.timeZone} />}
      <RequestStatus engraving={engraving} />
      <PanelActions engraving={engraving} />
    </section>
  )
}

/** By whom, when and how it was approved, or the changes that the owner wants. */
function detailOf({ state, approval, changeRequest, owner, timeZone }: Engraving): string {
  if (state === 'changesAsked') return changeRequest?.note ?? ''
  return state === 'approved' && approval ? approvedText(approval, owner?.firstName ?? '', timeZone) : ''
}
