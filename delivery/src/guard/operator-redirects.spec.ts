import { createServer } from 'node:http'
import type { Server } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readApiDescription } from '../releases/checks/api-description'
import { createOperatorApi } from './operator-api'

let server: Server
let address = ''
const paths: string[] = []
beforeAll(async () => {
  server = createServer((request, response) => {
    paths.push(request.url ?? '')
    if (request.url === '/elsewhere') return response.end('{"paths":{}}')
    return response.writeHead(307, { location: '/elsewhere' }).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const at = server.address()
  address = `http://127.0.0.1:${typeof at === 'object' && at !== null ? at.port : 0}`
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

test("sends the operator's token to the API only, and follows no redirect", async () => {
  await expect(createOperatorApi(address, 'token').countsSince(new Date(0))).rejects.toThrow('fetch failed')
  await expect(readApiDescription(address, 'token')).rejects.toThrow('The API does not describe its calls.')
  expect(paths).toHaveLength(2)
  expect(paths).not.toContain('/elsewhere')
})
