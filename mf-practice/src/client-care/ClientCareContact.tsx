import { ErrorState, Skeleton } from '@portal/ui'
import { useApi } from '@portal/api-client'
import { usePortalHost } from '@portal/federation'
import { ContactLines } from './ContactLines'

/** The Client Care Team of the practice's brand: name, phone, email (PRA-27, PRA-31). */
export function ClientCareContact() {
  const { api, brand } = usePortalHost()
  const { data, error, isValidating, mutate } = useApi(api, 'getBrand', { query: { brand: brand.code } })
  if (error) {
    return (
      <ErrorState
        title="The contact could not be loaded"
        onRetry={() => void mutate()}
        retrying={isValidating}
      />
    )
  }
  if (!data) return <Skeleton height="5rem" />
  return (
    <ContactLines
      name={data.name}
      phone={data.phone_work}
      phoneFormat="2-4-4"
      email={data.email_addresses[0]?.email_address}
    />
  )
}
