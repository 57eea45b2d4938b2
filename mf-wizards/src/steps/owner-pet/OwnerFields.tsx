import { useRef, useState } from 'react'
import { TextInput } from '@portal/forms'
import { lazyPart } from '@portal/ui'
import { AddressInput } from './AddressInput'
import type { ChosenOwnerProps } from './earlier-owner/ChosenOwner'
import { OfferedBelow } from './earlier-owner/OfferedBelow'
import type { EarlierOwner } from './earlier-owner/offering'
import { OwnerLastName } from './last-names'
import styles from './OwnerPet.module.css'
import { OwnerPhone } from './OwnerPhone'

const OVERSEAS = 'For an overseas address, use the button below.'

const ChosenOwner = lazyPart<ChosenOwnerProps>(
  () => import(/* webpackChunkName: "earlier-owner" */ './earlier-owner/ChosenOwner').then((part) => part.ChosenOwner),
  () => null,
)

export interface OwnerFieldsProps {
  /** '' until the booking is saved. */
  readonly bookingId: string
  /** The ashes are returned to the owner's address. */
  readonly needsStreet: boolean
}

/** These are another person's details, so the browser's autofill is off; earlier owners are offered instead. */
export function OwnerFields({ bookingId, needsStreet }: OwnerFieldsProps) {
  const [chosen, setChosen] = useState<EarlierOwner | null>(null)
  const fields = useRef<HTMLDivElement>(null)
  const close = () => {
    setChosen(null)
    fields.current?.querySelector('input')?.focus()
  }
  return (
    <div ref={fields} className={styles.fields}>
      {chosen && <ChosenOwner chosen={chosen} onClose={close} />}
      <OfferedBelow row="names" bookingId={bookingId} onChosen={setChosen}>
        <div className={styles.pair}>
          <TextInput name="owner.firstName" label="First name" autoComplete="off" />
          <OwnerLastName />
        </div>
      </OfferedBelow>
      <OfferedBelow row="phone" bookingId={bookingId} onChosen={setChosen}>
        <div className={styles.pair}>
          <OwnerPhone />
          <TextInput name="owner.email" label="Email" optional type="email" inputMode="email" autoComplete="off" />
        </div>
      </OfferedBelow>
      <AddressInput
        name="owner.address"
        label="Home address"
        needsStreet={needsStreet}
        mayBeAbroad
        help={`Start typing and choose the address from the list. ${OVERSEAS}`}
      />
    </div>
  )
}
