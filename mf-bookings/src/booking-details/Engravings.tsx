import { artworkDetail, ArtworkTag, RetryOrCall } from '@portal/booking-ui'
import type { PortalBooking, QuotedLine } from '@portal/domain'
import { Slot, usePortalHost } from '@portal/federation'
import { ArtworkPreview } from '@portal/slots/mf-engraving'
import { Card, ErrorState, Skeleton } from '@portal/ui'

/** The booking's plaques with their artwork and approval. Renders nothing when there are none. */
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

/** Names the package when the plaque is part of one. */
function titleOf({ name, parentProductId }: QuotedLine, lines: readonly QuotedLine[]): string {
  const parent = lines.find(({ id }) => id === parentProductId)
  return parent ? `Engraving: ${name}, in ${parent.name}` : `Engraving: ${name}`
}

/** Shown when the engraving part did not load: the state is known from the booking. */
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
