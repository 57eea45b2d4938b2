import type { Contract } from '@portal/api-client/contract'
import { asLine, deleteList, saveList, renameList } from '../booking/saved-lists'
import { reorderSavedList } from '../booking/order-again'
import { priceListOf } from '../catalogue/prices'
import { toServerLine } from '../booking/to-server-booking'
import type { Deps } from '../deps'
import { SavedListRepository } from '../repositories/saved-list'
import type { SavedListRow } from '../repositories/saved-list'
import { tenantFrom } from '../session/tenant'
import { VersionedResponse } from './handler'
import type { Answer, Handlers } from './handler'

type SavedListContract = Pick<
  Contract,
  'listSavedLists' | 'getSavedList' | 'saveList' | 'renameSavedList' | 'deleteSavedList'
>

/** Saved lists: items that a practice orders often [OPEN-224]. */
export function savedListHandlers({ db }: Pick<Deps, 'db'>): Handlers<SavedListContract> {
  return {
    listSavedLists: async ({ session }) =>
      (await new SavedListRepository(db, tenantFrom(session)).list()).map(toSavedList),

    getSavedList: async ({ session, params, now }) => {
      const row = await new SavedListRepository(db, tenantFrom(session)).find(params.id)
      const records = row.lines.map(asLine)
      const prices = priceListOf(session.practice)
      const lines = records.map((line) => toServerLine(line, prices, []))
      const again = await reorderSavedList(db, records, session.practice, now)
      return new VersionedResponse({ ...toSavedList(row), lines, again }, row.version)
    },

    saveList: ({ body, once }) => once(async (act) => versioned(await saveList(act, body.booking_id, body.name))),

    renameSavedList: ({ params, version, body, once }) =>
      once(async (act) => versioned(await renameList(act, params.id, version, body.name))),

    deleteSavedList: ({ params, version, once }) => once((act) => deleteList(act, params.id, version)),
  }
}

const versioned = (row: SavedListRow) => new VersionedResponse(toSavedList(row), row.version)

function toSavedList({ id, name, savedAt, lines, version }: SavedListRow): Answer<Contract['saveList']> {
  const items = lines.map((line) => ({ name: line.name, quantity: line.quantity }))
  return { id, name, saved_at: savedAt.toISOString(), items, version }
}
