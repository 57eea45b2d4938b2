import { budgetStart, measureBudget, type BudgetUse } from '../guard/error-budget'
import { createOperatorApi } from '../guard/operator-api'
import type { ChannelState } from '../releases/channel/channel'
import { readPackages } from '../releases/checks/compatibility'
import { Refusal } from '../releases/documents/refusal'
import type { ReleaseStore } from '../releases/store/store'
import { operatorToken } from './context'
import { messageOf } from '@portal/domain/unknown'

/**
 * Reads the use of error budgets by remote from the API, with OPERATOR_TOKEN of the environment. Refuses when the API
 * does not answer.
 */
export async function readBudgetUse(
  api: string,
  store: ReleaseStore,
  state: ChannelState,
  now: Date,
): Promise<ReadonlyMap<string, BudgetUse>> {
  const request = createOperatorApi(api, operatorToken()).countsSince(budgetStart(now))
  const counts = await request.catch((error: unknown) => {
    throw new Refusal('The API does not answer with load counts.', {
      expected: 'The address of the API, and its OPERATOR_TOKEN in the environment.',
      found: `${messageOf(error)}.`,
      todo: 'Set both, or omit --api to see the status without failed loads.',
    })
  })
  const { remotes } = await readPackages(store, state.pointers)
  return new Map(remotes.map(({ name, errorBudget = null }) => [name, measureBudget(counts, name, errorBudget)]))
}
