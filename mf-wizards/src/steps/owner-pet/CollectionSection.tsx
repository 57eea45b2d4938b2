import { COLLECTION_OPTIONS, addressLine, collectionOptionsFor, isHomeOption } from '@portal/domain'
import { usePortalHost } from '@portal/federation'
import { RadioInput, useFormState } from '@portal/forms'
import { Card, useDebounced } from '@portal/ui'
import { AddressInput } from './AddressInput'
import { collectionAddressOf, collectionOptionOf, zoneOf } from './convert'
import styles from './OwnerPet.module.css'
import type { OwnerPetValues } from '../../booking/session/owner-pet-values'
import { ProductsSkeleton, ZoneProducts } from './ZoneProducts'

/** Where the pet is collected, and the collection type by the zone of that address [WIZ-86..94]. */
export function CollectionSection() {
  const { practice } = usePortalHost()
  const { values } = useFormState<OwnerPetValues>({ subscription: { values: true } })
  const option = collectionOptionOf(values)
  const address = collectionAddressOf(values, practice)
  // A typed address changes with each letter, so its zone is requested once it is complete.
  const zone = isHomeOption(option) ? zoneOf(address) : ''
  const isSettled = useDebounced(zone) === zone
  return (
    <Card title="Collection details">
      <div className={styles.fields}>
        <RadioInput
          name="collection.option"
          legend="Collection address"
          options={collectionOptionsFor(values.skipOwner).map((value) => ({
            value,
            label: COLLECTION_OPTIONS[value],
            ...(value === 'postal_address' && { help: 'Another place the pet is at, such as a relative’s home.' }),
          }))}
        />
        {option === 'postal_address' && (
          <AddressInput
            name="collection.other"
            label="Other home address"
            needsStreet
            help="Start typing and choose the address from the list."
          />
        )}
        {option && option !== 'postal_address' && (
          <p className={styles.address}>{addressLine(address) || 'No address yet'}</p>
        )}
        {zone !== '' && !isSettled && <ProductsSkeleton />}
        {zone !== '' && isSettled && address && <ZoneProducts key={zone} address={address} />}
      </div>
    </Card>
  )
}
