import { draftAddress } from '@portal/federation'
import type { BookingDraft } from '@portal/federation'
import { useNavigate } from '@portal/router'
import { Button, Dialog, FinalButton } from '@portal/ui'

interface ReplaceDraftDialogProps {
  readonly draft: BookingDraft
  readonly draftId: string
  readonly onKeep: () => void
  readonly onReplace: () => void
}

/** Asks before a new booking replaces this tab's unfinished one; the safe answer is the primary button [OPEN-55]. */
export function ReplaceDraftDialog({ draft, draftId, onKeep, onReplace }: ReplaceDraftDialogProps) {
  const navigate = useNavigate()
  const { petName, resumeAt } = draft.summary
  const isSaved = draft.bookingId !== ''
  const whose = petName ? `${petName}'s` : 'this'
  return (
    <Dialog
      title="You have an unfinished booking"
      isOpen
      onClose={onKeep}
      size="small"
      role="alertdialog"
      actions={
        <>
          {isSaved ? (
            <Button onClick={onReplace}>{`Leave ${whose} for later and start a new one`}</Button>
          ) : (
            <FinalButton variant="danger" onClick={onReplace}>
              {'Discard this draft and start again'}
            </FinalButton>
          )}
          <Button variant="primary" onClick={() => void navigate(draftAddress(resumeAt, draftId))}>
            {`Continue ${whose} booking`}
          </Button>
        </>
      }
    >
      <p>{`${petName ? `The booking for ${petName}` : 'A booking'} was started in this tab and is not submitted.`}</p>
      <p>
        {isSaved
          ? 'If you start a new one, what is saved of it stays in View Bookings/Orders as unsubmitted.'
          : 'If you start again, what you typed for it will be discarded.'}
      </p>
    </Dialog>
  )
}
