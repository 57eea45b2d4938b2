import { ErrorState, Skeleton } from '@portal/ui'
import { useApi } from '@portal/api-client'
import { getBrand } from '@portal/api-client/contract/brand'
import { clientCareNumber } from '@portal/booking-ui'
import type { Brand } from '@portal/domain'
import { usePortalHost } from '@portal/federation'
import { ContactLines } from './ContactLines'

/** The Client Care Team of the practice's brand: name, phone, email [PRA-27, PRA-31]. */
export function ClientCareContact() {
  const { api, brand, report } = usePortalHost()
  const onError = (fault: unknown) => report(fault, { action: 'read client care' })
  const asked = { query: { brand: brand.code } }
  const { data, error, isValidating, mutate } = useApi(api, getBrand, asked, { onError })
  if (error) {
    return (
      <ErrorState title="The contact could not be loaded" onRetry={() => void mutate()} retrying={isValidating}>
        {/* What the page came with: whoever needs help now needs it most. */}
        <TeamLines brand={brand} />
      </ErrorState>
    )
  }
  if (!data) {
    return (
      <div role="status" aria-label="Loading the contact">
        <Skeleton width="14rem" height="5rem" />
      </div>
    )
  }
  return <TeamLines brand={data} />
}

type Team = Pick<Brand, 'name' | 'phone_work' | 'email_addresses'>

function TeamLines({ brand: { name, phone_work: phone, email_addresses: emails } }: { brand: Team }) {
  return <ContactLines name={name} phone={phone} phoneText={clientCareNumber(phone)} email={emails[0]?.email_address} />
}
