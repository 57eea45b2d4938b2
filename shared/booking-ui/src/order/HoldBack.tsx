import { useId, useRef, useState } from 'react'
import type { HoldState } from '@portal/domain-bundled/hold'
import { Slot, usePortalHost } from '@portal/federation'
import { HoldPet } from '@portal/slots/mf-wizards'
import type { HoldPetProps } from '@portal/slots/mf-wizards'
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

/** Advice on a wrong pet, which works at once, even when Client Care is closed [OPEN-336]. */
export function HoldBack({ bookingId, pet, state, className }: Props) {
  const { brand } = usePortalHost()
  const hours = useCareHours()
  const titleId = useId()
  const title = useRef<HTMLHeadingElement>(null)
  const [isAsking, setAsking] = useState(false)
  const close = () => {
    setAsking(false)
    // The button disappears once the booking is held: keep the focus in its section.
    if (state !== 'ask') title.current?.focus()
  }
  return (
    <section className={className} aria-labelledby={titleId} data-print="hide">
      <h2 id={titleId} ref={title} tabIndex={-1}>
        Wrong pet, or not sure?
      </h2>
      <p>
        Keep {pet} with you and fasten the Hold card of the tagging guide to the care bag{ASK[state]}.
      </p>
      <p>
        {state === 'call' ? 'Call' : `If ${pet} has left already, also call`}{' '}
        <ClientCareToCall phone={brand.phone_work} hours={hours} />.
      </p>
      {state === 'ask' && (
        <Button
          aria-haspopup="dialog"
          onPointerEnter={preloadDialog}
          onFocus={preloadDialog}
          onClick={() => setAsking(true)}
        >
          Ask us to hold
        </Button>
      )}
      {isAsking && <Question bookingId={bookingId} onClose={close} />}
    </section>
  )
}

function Question(props: HoldPetProps) {
  return (
    <Slot
      name={HoldPet}
      props={props}
      loading={null}
      fallback={(retry) => (
        <Alert kind="error" title="We couldn't open this. Nothing was changed." onClose={props.onClose}>
          <Button size="small" onClick={retry}>
            Try again
          </Button>
        </Alert>
      )}
    />
  )
}
