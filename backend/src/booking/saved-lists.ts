import { canSaveAsList, isNameTaken, MOST_SAVED_LISTS } from '@portal/domain-bundled/saved-list'
import type { SavedLine } from '../db/schema/saved-list'
import { conflict, invalid } from '../errors/failure'
import { BookingRepository } from '../repositories/booking'
import type { LineRecord, StoredBooking } from '../repositories/booking'
import { SavedListRepository } from '../repositories/saved-list'
import type { SavedListRow } from '../repositories/saved-list'
import type { StaffContext } from '../session/action-context'
import { tenantFrom } from '../session/tenant'
import { emptyLine } from './lines'
import { orderedItems, refuseIfMayNotOrder } from './order-now'

/** Saves the present items of a vet supply order under a name [OPEN-224]. */
export async function saveList(act: StaffContext, bookingId: string, name: string): Promise<SavedListRow> {
  await refuseIfMayNotOrder(act)
  const tenant = tenantFrom(act.session)
  const stored = await new BookingRepository(act.tx, tenant).find(bookingId)
  const lines = savedLines(stored)
  const lists = new SavedListRepository(act.tx, tenant)
  const others = await lists.lock()
  refuseIfTaken(name, others)
  if (others.length >= MOST_SAVED_LISTS) {
    throw conflict(
      `Your practice already has ${MOST_SAVED_LISTS} saved lists. Delete one you no longer need. Nothing was saved.`,
    )
  }
  return lists.add({ name, lines, savedAt: act.now })
}

/** Renames a list. Refuses if the list has changed since `version` [OPEN-224]. */
export async function renameList(act: StaffContext, id: string, version: number, name: string): Promise<SavedListRow> {
  await refuseIfMayNotOrder(act)
  const lists = new SavedListRepository(act.tx, tenantFrom(act.session))
  const others = (await lists.lock()).filter((each) => each.id !== id)
  await lists.find(id)
  refuseIfTaken(name, others)
  return lists.rename(id, version, name)
}

/** Deletes a list. Refuses if the list has changed since `version`. */
export async function deleteList(act: StaffContext, id: string, version: number): Promise<undefined> {
  await refuseIfMayNotOrder(act)
  const lists = new SavedListRepository(act.tx, tenantFrom(act.session))
  await lists.find(id)
  await lists.remove(id, version)
  return undefined
}

/** Turns a saved line into an order line without an edit. */
export const asLine = (line: SavedLine): LineRecord => ({ ...emptyLine, editId: '', ...line })

function savedLines(stored: StoredBooking): SavedLine[] {
  if (!canSaveAsList(stored.booking.serviceType)) {
    throw conflict('Only the items of a vet supply order can be saved as a list. Nothing was saved.')
  }
  const lines = orderedItems(stored)
  if (lines.length === 0) throw conflict('The order has no items yet. Nothing was saved.')
  return lines.map(savedLine)
}

const savedLine = (line: LineRecord): SavedLine => ({
  id: line.id,
  seq: line.seq,
  productId: line.productId,
  name: line.name,
  quantity: line.quantity,
  listPrice: line.listPrice,
  baseRate: line.baseRate,
  discountPrice: line.discountPrice,
  engravingText: line.engravingText,
  packageProducts: line.packageProducts,
  children: line.children,
})

function refuseIfTaken(name: string, others: readonly SavedListRow[]): void {
  if (!isNameTaken(name, others)) return
  throw invalid({ name: 'taken' }, `Your practice already has a list named “${name}”. Nothing was saved.`)
}
