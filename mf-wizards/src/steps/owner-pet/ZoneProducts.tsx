import { listCollectionZones } from '@portal/api-client/contract/zone'
import { formatMoney } from '@portal/domain'
import type { Address, CollectionProduct } from '@portal/domain'
import { usePortalHost, useRead } from '@portal/federation'
import { useBinding } from '@portal/forms'
import { Alert, Button, RadioGroup, Skeleton } from '@portal/ui'
import { zoneOf } from './convert'
import type { OwnerPetValues } from './values'

/** The collection types of an address's zone [WIZ-92, WIZ-93]. */
export function ZoneProducts({ address }: { address: Address }) {
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
  if (!data) return <ProductsSkeleton />
  if (data.length === 0) return <Alert kind="warning">ADDRESS IS OUTSIDE AVAILABLE COLLECTION ZONES</Alert>
  return <ZoneProductChoice products={data} zone={zoneOf(address)} />
}

export const ProductsSkeleton = () => <Skeleton height="4rem" />

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
