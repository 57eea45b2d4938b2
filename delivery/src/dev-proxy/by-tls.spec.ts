import { createServer } from 'node:https'
import { afterEach, expect, test, vi } from 'vitest'
import { SELF_SIGNED } from '../testing/self-signed'
import { startDevProxy } from './dev-proxy'
import { anyPort } from './free-port'
import { Sitting } from './sitting'

const ended: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ended.splice(0).toReversed()) await end()
  vi.unstubAllEnvs()
})

/** A portal by TLS, which answers with the cookie that it was sent. */
async function started() {
  const portal = createServer(SELF_SIGNED, ({ headers }, outgoing) => {
    outgoing.setHeader('Set-Cookie', '__Host-refresh=r1; Path=/; HttpOnly; Secure; SameSite=Strict')
    outgoing.setHeader('Strict-Transport-Security', 'max-age=31536000')
    outgoing.end(`${headers.host} ${headers.cookie ?? 'none'}`)
  })
  await new Promise<void>((resolve) => void portal.listen(0, 'localhost', resolve))
  const address = portal.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const local = new URL(`http://localhost:${await anyPort()}`)
  const proxy = await startDevProxy({ portal: new URL(`https://localhost:${port}`), local }, new Sitting({}))
  ended.push(() => {
    portal.closeAllConnections()
    portal.close()
  }, proxy.stop)
  return { port, url: proxy.url }
}

test('one whose certificate is not to be trusted is told in words, and sent nothing', async () => {
  const { url } = await started()
  const answer = await fetch(`${url}/api/identity`)
  expect([answer.status, await answer.text()]).toEqual([502, expect.stringContaining('does not answer')])
})
