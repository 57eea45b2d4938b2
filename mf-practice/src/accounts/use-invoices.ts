import { useApi } from '@portal/api-client'
import { listInvoices } from '@portal/api-client/contract/invoice'
import { usePortalHost } from '@portal/federation'

/** The invoices of the practice, all of them: there is one a month or so [EXT-06]. */
export function useInvoices() {
  const { api, report } = usePortalHost()
  const { data, error, isValidating, mutate } = useApi(
    api,
    listInvoices,
    {},
    {
      onError: (fault) => report(fault, { action: 'list invoices' }),
    },
  )
  return { invoices: data?.Invoices, error, isBusy: isValidating, retry: () => void mutate() }
}
