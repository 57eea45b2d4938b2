import { createApiClient } from '@portal/api-client'
import type { ApiClient } from '@portal/api-client'
import { fakeApi } from './fake-host'
import type { Answers } from './fake-host'

/**
 * The real API client with a server that breaks the contract of one endpoint; `answers` serves the others. The client's
 * own spec tests all kinds of broken answers.
 */
export function apiWithBroken(endpoint: string, answers: Answers = {}): ApiClient {
  const nothing = () => undefined
  const broken = createApiClient({
    baseUrl: 'https://portal.test/api/',
    token: () => null,
    brand: () => '',
    onUnauthorized: nothing,
    onForbidden: nothing,
    report: nothing,
    fetch: async () => Response.json({ data: 'none' }),
  })
  const rest = fakeApi(answers)
  return {
    peek: () => undefined,
    call: (wanted, ...given) => (wanted.name === endpoint ? broken : rest).call(wanted, ...given),
  }
}
