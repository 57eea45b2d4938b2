import { expect, test } from 'vitest'
import { listCalls } from '../delivery/src/releases/checks/api-description'
import { contract } from '../shared/api-client/src/contract/index'
import { openApiDocument } from '../shared/api-client/src/contract/openapi'

test('builds and API list the calls in the same form', () => {
  const served = listCalls(openApiDocument(contract))
  const declared = Object.values(contract).map(({ method, path }) => `${method} ${path}`)
  expect(declared.filter((call) => !served.includes(call))).toEqual([])
  expect(declared).toContain('GET portal/booking/{id}')
})
