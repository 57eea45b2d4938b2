import { isKeptAsList, isNameTaken, MOST_KEPT_LISTS } from '@portal/domain/kept-list'
import type { KeptLine } from '../db/schema/kept-list'
import { conflict, invalid } from '../errors/failure'
import { BookingRepository } from '../repositories/booking'
import type { LineRecord, StoredBooking } from '../repositories/booking'
import { KeptListRepository } from '../repositories/kept-list'
import type { KeptListRow } from '../repositories/kept-list'
import type { StaffAct } from '../tenant/act'
import { tenantFrom } from '../tenant/tenant'
import { emptyLine } from './lines'
import { refuseIfMayNotOrder } from './may-order'
import { orderedItems } from './order-now'

/** Keeps the items of a vet supply order, as they stand now, under a name [OPEN-224]. */
export async function keepList(act: StaffAct, bookingId: string, name: string): Promise<KeptListRow> {
  await refuseIfMayNotOrder(act)
  const tenant = tenantFrom(act.session)
  const stored = await new BookingRepository(act.tx, tenant).find(bookingId)
  const lines = keptLines(stored)
  const lists = new KeptListRepository(act.tx, tenant)
  const others = await lists.lock()
  refuseIfTaken(name, others)
  if (others.length >= MOST_KEPT_LISTS) {
    throw conflict(
      `Your practice keeps ${MOST_KEPT_LISTS} lists already. Delete one that is not needed any more. Nothing was saved.`,
    )
  }
  return lists.add({ name, lines, keptAt: act.now })
}

/** Gives a list another name, if it is as its user saw it [OPEN-224]. */
export async function renameList(act: StaffAct, id: string, version: number, name: string): Promise<KeptListRow> {
  await refuseIfMayNotOrder(act)
  const lists = new KeptListRepository(act.tx, tenantFrom(act.session))
  const others = (await lists.lock()).filter((each) => each.id !== id)
  await lists.find(id)
  refuseIfTaken(name, others)
  return lists.rename(id, version, name)
}

/** Deletes a list, if it is as its user saw it. */
export async function deleteList(act: StaffAct, id: string, version: number): Promise<undefined> {
  await refuseIfMayNotOrder(act)
  const lists = new KeptListRepository(act.tx, tenantFrom(act.session))
  await lists.find(id)
  await lists.remove(id, version)
  return undefined
}

/** A kept line as a line of an order. */
export const asLine = (line: KeptLine): LineRecord => ({ ...emptyLine, editId: '', ...line })

function keptLines(stored: StoredBooking): KeptLine[] {
  if (!isKeptAsList(stored.booking.serviceType)) {
    throw conflict('Only the items of a vet supply order can be kept as a list. Nothing was kept.')
  }
  const lines = orderedItems(stored)
  if (lines.length === 0) throw conflict('The order has no items yet. Nothing was kept.')
  return lines.map(keptLine)
}

const keptLine = (line: LineRecord): KeptLine => ({
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

function refuseIfTaken(name: string, others: readonly KeptListRow[]): void {
  if (!isNameTaken(name, others)) return
  throw invalid({ name: 'taken' }, `Your practice keeps a list named “${name}” already. Nothing was saved.`)
}
