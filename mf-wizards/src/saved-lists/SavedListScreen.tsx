import { SavedLists } from './SavedLists'
import { OrderSavedList } from './OrderSavedList'

/** The saved lists; with an id, an order from that list. */
export function SavedListScreen({ listId }: { readonly listId: string }) {
  return listId === '' ? <SavedLists /> : <OrderSavedList listId={listId} />
}
