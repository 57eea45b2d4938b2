import { useBinding } from '@portal/forms'
import { Button, classNames } from '@portal/ui'
import type { ComboBoxProps } from '@portal/ui'
import { useEffect, useRef, useState } from 'react'
import { AddressByHand } from './AddressByHand'
import { AddressLookup } from './AddressLookup'
import { NO_ADDRESS, lookedUp, typedByHand } from './address-value'
import type { AddressValue } from '../../booking/session/owner-pet-values'
import styles from './AddressInput.module.css'

interface AddressInputProps extends Pick<ComboBoxProps, 'label' | 'help'> {
  readonly name: string
  /** Whether somebody drives there or something is sent there. */
  readonly needsStreet?: boolean
  /** Whether an address overseas is allowed, as nothing has to be sent there. */
  readonly mayBeAbroad?: boolean
}

/** An address, looked up or typed in parts when the look-up fails or does not know it [OPEN-91]. */
export function AddressInput({ name, label, help, needsStreet = false, mayBeAbroad = false }: AddressInputProps) {
  const { id, value, change } = useBinding<AddressValue>(name, NO_ADDRESS)
  const [isStuck, setStuck] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const wasSwitched = useRef(false)
  const isLoud = isStuck && !value.isByHand
  const switchOver = () => {
    wasSwitched.current = true
    change(value.isByHand ? lookedUp(value) : typedByHand(value))
  }
  useEffect(() => {
    if (wasSwitched.current) box.current?.querySelector('input')?.focus()
    wasSwitched.current = false
  })
  return (
    <div ref={box} className={styles.address}>
      {value.isByHand ? (
        <AddressByHand name={name} label={label} needsStreet={needsStreet} mayBeAbroad={mayBeAbroad} />
      ) : (
        <AddressLookup name={name} label={label} help={help} needsStreet={needsStreet} onStuck={setStuck} />
      )}
      <div className={classNames(styles.way, !isLoud && styles.quiet)}>
        <Button
          variant={isLoud ? 'secondary' : 'quiet'}
          size="small"
          aria-describedby={`${id}-label`}
          onClick={switchOver}
        >
          {value.isByHand ? 'Look up the address instead' : 'Type the address'}
        </Button>
      </div>
    </div>
  )
}
