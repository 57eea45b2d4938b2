import { ErrorState, Skeleton } from '@portal/ui'
import { useApi } from '@portal/api-client'
import { usePortalHost } from '@portal/federation'
import { ContactLines } from './ContactLines'

/** The Client Care Team of the practice's brand: name, phone, email [PRA-27, PRA-31]. */
export function ClientCareContact() {
  const { api, brand, report } = usePortalHost()
  const onError = (fault: unknown) => report(fault, { action: 'read client care' })
  const asked = { query: { brand: brand.code } }
  const { data, error, isValidating, mutate } = useApi(api, 'getBrand', asked, { onError })
  if (error) {
    return (
      <ErrorState title="The contact could not be loaded" onRetry={() => void mutate()} retrying={isValidating}>
        {/* What the page came with: whoever needs help now needs it most. */}
        <ContactLines
          name={brand.name}
          phone={brand.phone_work}
          phoneFormat="2-4-4"
          email={brand.email_addresses[0]?.email_address}
        />
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
  return (
    <ContactLines
      name={data.name}
      phone={data.phone_work}
      phoneFormat="2-4-4"
      email={data.email_addresses[0]?.email_address}
    />
  )
}
