import { listCollectionZones } from '@portal/api-client/contract/zone'
import { COLLECTION_OPTIONS, addressLine, collectionOptionsFor, formatMoney, isHomeOption } from '@portal/domain'
import type { Address, CollectionProduct } from '@portal/domain'
import { usePortalHost, useRead } from '@portal/federation'
import { RadioInput, useBinding, useFormState } from '@portal/forms'
import { Alert, Button, Card, RadioGroup, Skeleton } from '@portal/ui'
import { AddressInput } from './AddressInput'
import { collectionAddressOf, collectionOptionOf, zoneOf } from './convert'
import styles from './OwnerPet.module.css'
import type { OwnerPetValues } from './values'

/** Where the pet is collected, and how, by the zone of that address [WIZ-86..94]. */
export function CollectionSection() {
  const { practice } = usePortalHost()
  const { values } = useFormState<OwnerPetValues>({ subscription: { values: true } })
  const option = collectionOptionOf(values)
  const address = collectionAddressOf(values, practice)
  return (
    <Card title="Collection details">
      <div className={styles.fields}>
        <RadioInput
          name="collection.option"
          legend="Collection address"
          options={collectionOptionsFor(values.skipOwner).map((value) => ({
            value,
            label: COLLECTION_OPTIONS[value],
          }))}
        />
        {option === 'postal_address' && (
          <AddressInput
            name="collection.other"
            label="Other home address"
            help="Start typing and choose the address from the list."
          />
        )}
        {option && option !== 'postal_address' && (
          <p className={styles.address}>{addressLine(address) || 'No address yet'}</p>
        )}
        {option && isHomeOption(option) && address && zoneOf(address) && (
          <ZoneProducts key={zoneOf(address)} address={address} />
        )}
      </div>
    </Card>
  )
}

function ZoneProducts({ address }: { address: Address }) {
  const { postalcode, city } = address
  const asked = { query: { postalcode, city } }
  const { data, error, isBusy, retry } = useRead(listCollectionZones, asked, { action: 'list collection zones' })
  if (error && !data) {
    return (
      <Alert kind="error" title="Error in selecting collection address option">
        <p>The collection types for this address could not be loaded.</p>
        <Button size="small" busy={isBusy} onClick={retry}>
          Try again
        </Button>
      </Alert>
    )
  }
  if (!data) return <Skeleton height="4rem" />
  if (data.length === 0) return <Alert kind="warning">ADDRESS IS OUTSIDE AVAILABLE COLLECTION ZONES</Alert>
  return <ZoneProductChoice products={data} zone={zoneOf(address)} />
}

function ZoneProductChoice({ products, zone }: { products: readonly CollectionProduct[]; zone: string }) {
  const { prices } = usePortalHost()
  const { id, value, change, blur, focus, error } = useBinding<OwnerPetValues['collection']['products']>(
    'collection.products',
    {},
  )
  const pick = (productId: string) => {
    const item = products.find((product) => product.id === productId)
    if (item) change({ ...value, [zone]: item })
  }
  return (
    <RadioGroup
      legend="Collection type"
      id={id}
      name="collection.products"
      value={value[zone]?.id ?? ''}
      error={error}
      onChange={pick}
      onBlur={blur}
      onFocus={focus}
      options={products.map((product) => ({
        value: product.id,
        label: product.name,
        help: prices.visible ? formatMoney(product.price) : undefined,
      }))}
    />
  )
}
