import { listCollectionZones } from '@portal/api-client/contract/zone'
import { useClientCare } from '@portal/booking-ui'
import { INC_GST, careDay, formatMoney, isAfterHours, offeredNow } from '@portal/domain'
import type { Address, CollectionProduct } from '@portal/domain'
import { usePortalHost, useRead } from '@portal/federation'
import { useBinding } from '@portal/forms'
import { Alert, Button, RadioGroup, Skeleton } from '@portal/ui'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { afterHoursText } from './after-hours-text'
import { zoneOf } from './convert'
import type { OwnerPetValues } from '../../booking/session/owner-pet-values'

/** The collection types of an address's zone [WIZ-92, WIZ-93]. */
export function ZoneProducts({ address }: { address: Address }) {
  const { postalcode, city } = address
  const care = useClientCare()
  const input = { query: { postalcode, city } }
  const { data, error, isBusy, retry } = useRead(listCollectionZones, input, { action: 'list collection zones' })
  if (error && !data) {
    return (
      <NoChoice>
        <Alert kind="error" title="Error in selecting collection address option">
          <p>The collection types for this address could not be loaded. What you entered is still here.</p>
          <Button size="small" busy={isBusy} onClick={retry}>
            Try again
          </Button>
        </Alert>
      </NoChoice>
    )
  }
  if (!data) return <ProductsSkeleton />
  if (data.length === 0) {
    return (
      <NoChoice>
        <Alert kind="warning" title="ADDRESS IS OUTSIDE AVAILABLE COLLECTION ZONES">
          {`Choose another collection address, or call ${care}.`}
        </Alert>
      </NoChoice>
    )
  }
  return <ZoneProductChoice products={data} zone={zoneOf(address)} />
}

export const ProductsSkeleton = () => <Skeleton height="4rem" />

/** Has the field's id while there is nothing to choose, so that error links work. */
function NoChoice({ children }: { children: ReactNode }) {
  const { id } = useBinding('collection.products', {})
  return (
    <div id={id} tabIndex={-1} role="group" aria-label="Collection type">
      {children}
    </div>
  )
}

function ZoneProductChoice({ products, zone }: { products: readonly CollectionProduct[]; zone: string }) {
  const { prices, brand, timeZone, now: clock } = usePortalHost()
  const [now] = useState(clock)
  const { id, value, change, error } = useBinding<OwnerPetValues['collection']['products']>('collection.products', {})
  const pick = (productId: string) => {
    const item = products.find((product) => product.id === productId)
    if (item) change({ ...value, [zone]: item })
  }
  const hours = brand.client_care_hours
  const offered = offeredNow(products, { hours, now, chosenId: value[zone]?.id })
  const helpOf = (product: CollectionProduct) =>
    [
      prices.visible ? `${formatMoney(product.price)} ${INC_GST}` : '',
      hours && isAfterHours(product) ? afterHoursText(careDay(hours, now), timeZone) : '',
    ]
      .filter(Boolean)
      .join(' · ') || undefined
  return (
    <RadioGroup
      legend="Collection type"
      id={id}
      name="collection.products"
      value={value[zone]?.id ?? ''}
      error={error}
      onChange={pick}
      options={offered.map((product) => ({
        value: product.id,
        label: product.name,
        help: helpOf(product),
      }))}
    />
  )
}
