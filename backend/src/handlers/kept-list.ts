import type { Contract } from '@portal/api-client/contract'
import { asLine, deleteList, keepList, renameList } from '../booking/kept-lists'
import { lookAtKept } from '../booking/order-again'
import { priceListOf } from '../booking/prices'
import { toServerLine } from '../booking/to-server-line'
import type { Deps } from '../deps'
import { KeptListRepository } from '../repositories/kept-list'
import type { KeptListRow } from '../repositories/kept-list'
import { tenantFrom } from '../tenant/tenant'
import { Versioned } from './handler'
import type { Answer, Handlers } from './handler'

type KeptListContract = Pick<
  Contract,
  'listKeptLists' | 'getKeptList' | 'keepList' | 'renameKeptList' | 'deleteKeptList'
>

/** Lists of items that a practice orders again and again [OPEN-224]. */
export function keptListHandlers({ db }: Pick<Deps, 'db'>): Handlers<KeptListContract> {
  return {
    listKeptLists: async ({ session }) => (await new KeptListRepository(db, tenantFrom(session)).list()).map(toKept),

    getKeptList: async ({ session, params, now }) => {
      const row = await new KeptListRepository(db, tenantFrom(session)).find(params.id)
      const kept = row.lines.map(asLine)
      const prices = priceListOf(session.practice)
      const lines = kept.map((line) => toServerLine(line, prices, []))
      const again = await lookAtKept(db, kept, session.practice, now)
      return new Versioned({ ...toKept(row), lines, again }, row.version)
    },

    keepList: ({ body, once }) => once(async (act) => versioned(await keepList(act, body.booking_id, body.name))),

    renameKeptList: ({ params, version, body, once }) =>
      once(async (act) => versioned(await renameList(act, params.id, version, body.name))),

    deleteKeptList: ({ params, version, once }) => once((act) => deleteList(act, params.id, version)),
  }
}

const versioned = (row: KeptListRow) => new Versioned(toKept(row), row.version)

function toKept({ id, name, keptAt, lines, version }: KeptListRow): Answer<Contract['keepList']> {
  const items = lines.map((line) => ({ name: line.name, quantity: line.quantity }))
  return { id, name, kept_at: keptAt.toISOString(), items, version }
}
