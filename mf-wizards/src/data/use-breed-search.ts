import { useRef, useState } from 'react'
import useSWR from 'swr'
import type { ResponseOf } from '@portal/api-client'
import { listPetBreeds } from '@portal/api-client/contract/pet'
import { searchTerm } from '@portal/domain'
import { usePortalHost } from '@portal/federation'
import { useDebounced } from '@portal/ui'

type BreedPage = ResponseOf<typeof listPetBreeds>

/** Breeds of a pet type by name, paged from 1 [WIZ-78, WIZ-79]. */
export function useBreedSearch(petType: string, text: string) {
  const { api } = usePortalHost()
  const settled = useDebounced(text)
  const search = searchTerm(settled)
  const name = `${petType}/${search}`
  const [wanted, setWanted] = useState({ name, pages: 1 })
  const pages = wanted.name === name ? wanted.pages : 1
  const loaded = useRef(new Map<string, BreedPage>())
  const readPage = async (page: number) => {
    const known = loaded.current.get(`${name}/${page}`)
    if (known) return known
    const answer = await api.call(listPetBreeds, { query: { pet_type: petType, search, page } })
    loaded.current.set(`${name}/${page}`, answer)
    return answer
  }
  const { data, error, isLoading, isValidating, mutate } = useSWR(
    petType ? ['listPetBreeds', petType, search, pages] : null,
    async () => ({ name, read: await Promise.all(Array.from({ length: pages }, (_, index) => readPage(index + 1))) }),
    { keepPreviousData: true, revalidateOnFocus: false },
  )
  // Keeps earlier pages while another loads; a new search drops them.
  const read = data?.name === name ? data.read : undefined
  const lastPage = read?.at(-1)?.last_page ?? 1
  return {
    /** Undefined while loading; `to` is the text that was searched. */
    answer: read && { to: settled, breeds: read.flatMap((page) => page.data) },
    failed: settled === text && error !== undefined && !isValidating,
    isLoading: isLoading || isValidating,
    retry: () => void mutate(),
    loadMore: pages < lastPage ? () => setWanted({ name, pages: pages + 1 }) : undefined,
  }
}
