import { useId, useState } from 'react'
import type { HoldState } from '@portal/domain/hold'
import { Slot, usePortalHost } from '@portal/federation'
import { HoldPet } from '@portal/slots/mf-wizards'
import { Alert, Button, preloadDialog } from '@portal/ui'
import { ClientCareToCall } from '../client-care/ClientCareToCall'
import { useCareHours } from '../client-care/use-care-hours'

interface Props {
  readonly bookingId: string
  /** 'Bella', or 'the pet'. */
  readonly pet: string
  readonly state: HoldState
  readonly className?: string | undefined
}

const ASK = {
  ask: ', then ask us to hold the booking',
  held: '. We are asked to hold the booking: it stands among its special instructions',
  call: '. The booking can no longer be changed here',
}

/** What to do at once about a wrong pet, whether Client Care is open or not [OPEN-363]. */
export function HoldBack({ bookingId, pet, state, className }: Props) {
  const { brand } = usePortalHost()
  const hours = useCareHours()
  const title = useId()
  return (
    <section className={className} aria-labelledby={title} data-print="hide">
      <h2 id={title}>Wrong pet, or not sure?</h2>
      <p>
        Keep {pet} with you and fasten the Hold card of the tagging guide to the care bag{ASK[state]}.
      </p>
      <p>
        {state === 'call' ? 'Call' : `If ${pet} has left already, also call`}{' '}
        <ClientCareToCall phone={brand.phone_work} hours={hours} />.
      </p>
      {state === 'ask' && <AskToHold bookingId={bookingId} />}
    </section>
  )
}

function AskToHold({ bookingId }: Pick<Props, 'bookingId'>) {
  const [isAsking, setAsking] = useState(false)
  const close = () => setAsking(false)
  return (
    <>
      <Button
        aria-haspopup="dialog"
        onPointerEnter={preloadDialog}
        onFocus={preloadDialog}
        onClick={() => setAsking(true)}
      >
        Ask us to hold
      </Button>
      {isAsking && (
        <Slot
          name={HoldPet}
          props={{ bookingId, onClose: close }}
          loading={null}
          fallback={(retry) => (
            <Alert kind="error" title="We couldn't open this. Nothing was changed." onClose={close}>
              <Button size="small" onClick={retry}>
                Try again
              </Button>
            </Alert>
          )}
        />
      )}
    </>
  )
}
