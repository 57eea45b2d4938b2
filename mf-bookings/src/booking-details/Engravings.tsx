import { artworkDetail, ArtworkTag, RetryOrCall } from '@portal/booking-ui'
import type { PortalBooking, QuotedLine } from '@portal/domain'
import { Slot, usePortalHost } from '@portal/federation'
import { ArtworkPreview } from '@portal/slots/mf-engraving'
import { Card, ErrorState, Skeleton } from '@portal/ui'

/** The plaques of a booking: their artwork, and how its owner approves it. Nothing when there is none. */
export function Engravings({ booking }: { booking: PortalBooking }) {
  return engravedLines(booking).map((line) => (
    <Card key={line.id} title={titleOf(line, booking.quotedProducts)}>
      <Slot
        name={ArtworkPreview}
        props={{ bookingId: booking.id, lineId: line.id }}
        loading={<Skeleton height="18rem" />}
        fallback={(retry) => <ArtworkMissing line={line} onRetry={retry} />}
      />
    </Card>
  ))
}

/** The lines that have an artwork. */
export function engravedLines({ quotedProducts }: PortalBooking): QuotedLine[] {
  return quotedProducts.filter((line) => line.artwork !== null && !line.deleted)
}

/** A plaque inside a package says which. */
function titleOf({ name, parentProductId }: QuotedLine, lines: readonly QuotedLine[]): string {
  const parent = lines.find(({ id }) => id === parentProductId)
  return parent ? `Engraving: ${name}, in ${parent.name}` : `Engraving: ${name}`
}

/** Without the picture the state is still known. */
function ArtworkMissing({ line: { artwork, engravingText }, onRetry }: { line: QuotedLine; onRetry: () => void }) {
  const { timeZone } = usePortalHost()
  return (
    <>
      {artwork && (
        <p>
          <ArtworkTag state={artwork.state} />
          <span>{` ${artworkDetail(artwork, timeZone)}`}</span>
        </p>
      )}
      {engravingText && <p style={{ whiteSpace: 'pre-line' }}>{engravingText}</p>}
      <ErrorState title="The artwork is missing at the moment" onRetry={onRetry}>
        <RetryOrCall safe="The booking and its artwork are safe." />
      </ErrorState>
    </>
  )
}
