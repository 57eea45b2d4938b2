import { afterEach, expect, test, vi } from 'vitest'
import { createRemoteBuild } from '../testing/release-fixture'
import { startUpstream } from '../testing/upstream'
import { watchDeclarations } from './local-entry'

let stop: (() => void)[] = []
afterEach(() => stop.splice(0).forEach((one) => one()))

test('reports a new route once while the development server runs, but no change of code [OPEN-244]', async () => {
  let manifest = Object(createRemoteBuild('mf-a', 'a').manifest)
  const server = await startUpstream((_request, answer) => void answer.end(JSON.stringify(manifest)))
  const onChange = vi.fn<() => void>()
  stop = [watchDeclarations({ 'mf-a': Number(new URL(server.url).port) }, onChange, 10), () => void server.stop()]
  const looked = async (times: number) => {
    const before = server.seen.length
    await vi.waitFor(() => expect(server.seen.length).toBeGreaterThan(before + times))
  }
  await looked(1)
  manifest = { ...manifest, entry: 'remoteEntry.0b1c2d3e.js' }
  await looked(2)
  expect(onChange).not.toHaveBeenCalled()
  manifest = { ...manifest, routes: [...manifest.routes, { path: '/try', access: 'staff', chunk: 'try' }] }
  await looked(3)
  expect(onChange).toHaveBeenCalledOnce()
})
