import { KeptLists } from './KeptLists'
import { OrderKept } from './OrderKept'

/** The kept lists, or an order of one of them. */
export function KeptListScreen({ listId }: { readonly listId: string }) {
  return listId === '' ? <KeptLists /> : <OrderKept listId={listId} />
}
