import { useState } from 'react'
import { apiKey } from '@portal/api-client'
import type { ApiError } from '@portal/api-client'
import { getBooking } from '@portal/api-client/contract/booking'
import { saveSpecialInstructions } from '@portal/api-client/contract/special-instruction'
import { useClientCare, withClientCare } from '@portal/booking-ui'
import { HOLD_INSTRUCTION, holdStateOf } from '@portal/domain-bundled/hold'
import type { ServerBooking } from '@portal/domain'
import { useRead, useStageLabels } from '@portal/federation'
import type { HoldPetProps } from '@portal/slots/mf-wizards'
import { Alert, Button, Dialog, Skeleton } from '@portal/ui'
import { useWrite } from '@portal/writes'

/** Adds the request to hold the pet; pressing again adds nothing [OPEN-336]. */
export function HoldPet({ bookingId, onClose }: HoldPetProps) {
  const input = { params: { id: bookingId } }
  const { data, error, isBusy, retry } = useRead(getBooking, input, { action: 'read booking to hold', bookingId })
  const { data: labels } = useStageLabels()
  const { run, isBusy: isSending, failure } = useHold(bookingId)
  const [isHeld, setHeld] = useState(false)
  const state = data && holdStateOf(data, labels)
  const canAsk = data && state === 'ask' && !isHeld
  const hold = async ({ id, version }: ServerBooking) => {
    const row = { ...HOLD_INSTRUCTION, opportunity_id: id, completed: false }
    const { isDone } = await run({ version, body: { opportunity_id: id, special_instructions: [row] } })
    if (isDone) setHeld(true)
  }
  const actions = (
    <>
      <Button onClick={onClose}>{canAsk ? 'Cancel' : 'Close'}</Button>
      {canAsk && (
        <Button variant="primary" busy={isSending} onClick={() => void hold(data)}>
          Ask us to hold
        </Button>
      )}
      {error && !data && (
        <Button busy={isBusy} onClick={retry}>
          Try again
        </Button>
      )}
    </>
  )
  return (
    <Dialog
      title="Hold this pet"
      size="small"
      isOpen
      onClose={onClose}
      onCloseRequest={() => !isSending}
      actions={actions}
    >
      {/* Always rendered, so that a screen reader announces its changes. */}
      <div role="status">
        <Words
          state={isHeld ? 'held' : state}
          error={data ? undefined : error}
          pet={data?.pet?.first_name || 'the pet'}
        />
      </div>
      {failure && canAsk && <Failed failure={failure} />}
    </Dialog>
  )
}

/** Adds the instruction; the booking is read again wherever it is shown. */
function useHold(bookingId: string) {
  const upon = apiKey(getBooking, { params: { id: bookingId } })
  return useWrite(saveSpecialInstructions, { action: 'ask to hold', bookingId, upon, updates: () => [getBooking] })
}

interface WordsProps {
  readonly state: ReturnType<typeof holdStateOf> | undefined
  readonly error: unknown
  readonly pet: string
}

function Words({ state, error, pet }: WordsProps) {
  const care = useClientCare()
  if (error) return <p>{`We couldn't load the booking. Nothing was changed. Try again, or call ${care}.`}</p>
  if (state === undefined) return <Skeleton height="3rem" />
  if (state === 'held') {
    return <p>{`The booking now says: “${HOLD_INSTRUCTION.description}” Keep ${pet} with you, then call ${care}.`}</p>
  }
  if (state === 'ask') return <p>{`We add this special instruction: “${HOLD_INSTRUCTION.description}”`}</p>
  return <p>{`The booking can no longer be changed here. Nothing was changed. Call ${care}.`}</p>
}

function Failed({ failure }: { readonly failure: ApiError }) {
  return <Alert kind="error">{holdFailure(failure, useClientCare())}</Alert>
}

/** Why the pet could not be put on hold, and what to do [OPEN-336]. */
function holdFailure({ kind, message }: Pick<ApiError, 'kind' | 'message'>, care: string): string {
  if (kind === 'conflict') return withClientCare(`${message} Nothing was added.`, care)
  if (kind === 'version') return 'Somebody else has just changed the booking. Nothing was added. Press it once more.'
  if (kind === 'offline' || kind === 'timeout' || kind === 'server') {
    return `We don't know yet whether it was added. Trying again won't add it twice. Or call ${care}.`
  }
  return `It was not added. Try again, or call ${care}.`
}
