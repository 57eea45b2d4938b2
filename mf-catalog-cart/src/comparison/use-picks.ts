import { useState } from 'react'
import type { ListedProduct } from '@portal/api-client/contract/product'

type PickedItem = Pick<ListedProduct, 'id' | 'name'>

/** Most items in one comparison. */
const MOST = 2

/** The items picked for a comparison; they stay through pages, searches and filters. */
export function usePicks() {
  const [items, setItems] = useState<readonly PickedItem[]>([])
  return {
    items,
    isPicked: (id: string) => items.some((item) => item.id === id),
    isFull: items.length >= MOST,
    toggle: ({ id, name }: PickedItem) =>
      setItems((before) => {
        const others = before.filter((item) => item.id !== id)
        return others.length < before.length || before.length >= MOST ? others : [...before, { id, name }]
      }),
    clear: () => setItems([]),
  }
}

export type Picks = ReturnType<typeof usePicks>
