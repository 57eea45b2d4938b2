import { EmptyState, PageHeader } from '@portal/ui'
import { usePageTitle, usePortalHost } from '@portal/federation'
import { clientCareNumber } from '@portal/booking-ui'

/** An engraving that cannot be shown: a wrong or incomplete link [ENG-06, ENG-08]. */
export function NotAvailableScreen() {
  usePageTitle('Engraving not available')
  const { brand } = usePortalHost()
  return (
    <>
      <PageHeader title="Engraving not available" />
      <EmptyState title="We could not find this engraving">
        The link may be incomplete. Open it again from the message you received, or call us on{' '}
        {clientCareNumber(brand.phone_work)}.
      </EmptyState>
    </>
  )
}
