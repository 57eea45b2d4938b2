import { createServer } from 'node:https'
import type { Server } from 'node:https'
import { certificates } from '@portal/server/certificates'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { MockInstance } from 'vitest'
import { objectStorage } from './storage'

const made = certificates()
const [own, another] = [made.authority(), made.authority()]
afterAll(() => made.remove())

const seen: string[] = []
let server: Server
let told: MockInstance
let endpoint = ''
beforeEach(async () => {
  seen.length = 0
  told = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { cert, privateKey } = own.leaf('localhost')
  server = createServer({ cert, key: privateKey }, (incoming, outgoing) => {
    seen.push(incoming.method ?? '')
    incoming.resume().on('end', () => outgoing.end())
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const address = server.address()
  endpoint = `https://localhost:${typeof address === 'object' && address ? address.port : 0}`
})
afterEach(async () => {
  vi.restoreAllMocks()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

const put = (ca?: string) =>
  objectStorage({ endpoint, bucket: 'portal', accessKey: 'AKEY', secretKey: 'secret', ca }).put(
    'k',
    new Uint8Array(1),
    'image/png',
  )

test('stores files if the certificate is of the configured authority [OPEN-284]', async () => {
  await put(own.pem)
  expect(seen).toEqual(['PUT'])
})

test.each([
  ['another authority', () => another.pem],
  ['those that Node trusts', () => undefined],
])('%s: stores nothing, and the log says why [OPEN-284]', async (_, ca) => {
  await expect(put(ca())).rejects.toThrow('The file could not be stored.')
  expect(seen).toEqual([])
  expect(String(told.mock.calls[0]?.[0])).toMatch(
    /^storage: k not stored: STORAGE_ENDPOINT is not spoken to, its certificate is of an authority that is not trusted here/,
  )
})
