import { listProducts } from '@portal/api-client/contract/product'
import { useRead } from '@portal/federation'
import { useLocation, useNavigate } from '@portal/router'
import { PAGE_SIZE } from '../item-selection/item-query'
import { itemViewOf, viewAddress } from '../item-selection/item-view'

/** A page of the packages for a service; its number is in the address [CAT-04, CAT-06]. */
export function usePackagePage(serviceType: string, petWeight: number | null) {
  const at = useLocation()
  const navigate = useNavigate()
  const page = itemViewOf(at.search).page
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
    hrefFor: (to: number) => viewAddress(at, { page: to }),
    goToPage: (to: number) => void navigate(viewAddress(at, { page: to })),
  }
}
