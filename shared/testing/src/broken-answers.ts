import { createApiClient } from '@portal/api-client'
import type { ApiClient } from '@portal/api-client'
import { fakeApi } from './fake-host'
import type { Answers } from './fake-host'

const html = { 'content-type': 'text/html' }
const json = { 'content-type': 'application/json' }

/** How a server answers that is broken: a failure each, never an empty list [OPEN-80]. */
export const BROKEN_ANSWERS: readonly (readonly [how: string, answer: () => Response])[] = [
  ['500', () => Response.json({ message: 'Down' }, { status: 500 })],
  ['502 with HTML', () => new Response('<html><h1>Bad Gateway</h1></html>', { status: 502, headers: html })],
  ['another type', () => Response.json({ data: 'none' })],
  ['cut off', () => new Response('{"data":[{"id":"1', { headers: json })],
]

/** An API client as the shell's for the named endpoint, whose server is broken; a table for the others. */
export function apiWithBroken(endpoint: string, answer: () => Response, answers: Answers = {}): ApiClient {
  const nothing = () => undefined
  const broken = createApiClient({
    baseUrl: 'https://portal.test/api/',
    token: () => null,
    brand: () => '',
    onUnauthorized: nothing,
    onForbidden: nothing,
    report: nothing,
    fetch: async () => answer(),
  })
  const rest = fakeApi(answers)
  return {
    peek: () => undefined,
    call: (wanted, ...given) => (wanted.name === endpoint ? broken : rest).call(wanted, ...given),
  }
}
