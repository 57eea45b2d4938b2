import { createApiClient } from '@portal/api-client'
import type { ApiClient } from '@portal/api-client'
import { fakeApi } from './fake-host'
import type { Answers } from './fake-host'

/**
 * An API client as the shell's for the named endpoint, of which the server answers something else than was agreed; a
 * table for the others. That every broken answer is a failure the spec of the client proves.
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
