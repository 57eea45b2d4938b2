import { budgetStart, spentOf, type Spent } from '../guard/error-budget'
import { operatorApi } from '../guard/operator-api'
import type { ChannelState } from '../releases/channel/channel'
import { readPackages } from '../releases/checks/compatibility'
import { Refusal } from '../releases/documents/refusal'
import type { ReleaseStore } from '../releases/store/store'
import { operatorToken } from './context'
import { messageOf } from '@portal/domain/unknown'

/**
 * What each remote has spent of the error budget that its `remote.json` states, by its name. Asks the API, with the
 * OPERATOR_TOKEN of the environment.
 */
export async function spentBy(
  api: string,
  store: ReleaseStore,
  state: ChannelState,
  now: Date,
): Promise<ReadonlyMap<string, Spent>> {
  const asked = operatorApi(api, operatorToken()).countsSince(budgetStart(now))
  const counts = await asked.catch((error: unknown) => {
    throw new Refusal('The API does not tell what pages have counted.', {
      expected: 'The address of the API, and its OPERATOR_TOKEN in the environment.',
      found: `${messageOf(error)}.`,
      todo: 'Give both, or leave out --api: failed loads are not shown then.',
    })
  })
  const { remotes } = await readPackages(store, state.pointers)
  return new Map(remotes.map(({ name, errorBudget = null }) => [name, spentOf(counts, name, errorBudget)]))
}
