import { listProducts } from '@portal/api-client/contract/product'
import { useRead } from '@portal/federation'
import { useLocation, useNavigate } from '@portal/router'
import { PAGE_SIZE, pageAddress, pageOf } from '../item-selection/item-query'

/** A page of the packages for a service; its number is in the address [CAT-04, CAT-06]. */
export function usePackagePage(serviceType: string, petWeight: number | null) {
  const at = useLocation()
  const navigate = useNavigate()
  const page = pageOf(at.search)
  const input = {
    query: {
      type: 'package' as const,
      category: [],
      search: '',
      page,
      page_size: PAGE_SIZE,
      serviceType,
      petWeight: petWeight || null,
    },
  }
  const read = useRead(listProducts, input, { action: 'list packages', keepPreviousData: true })
  return {
    ...read,
    page,
    hrefFor: (to: number) => pageAddress(at, to),
    goToPage: (to: number) => void navigate(pageAddress(at, to)),
  }
}
