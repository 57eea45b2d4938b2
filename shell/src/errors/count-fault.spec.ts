// @vitest-environment happy-dom
import { ApiError } from '@portal/api-client'
import { RemoteUnavailable, takeCounts } from '@portal/federation/host'
import { beforeEach, expect, test } from 'vitest'
import { countFault } from './count-fault'

beforeEach(() => void takeCounts())

const server = new ApiError({ kind: 'server', status: 500, message: 'down' })
let version = 0

test.each<[string, unknown, string, string[]]>([
  ['a render error', new TypeError('x is not a function'), 'mf-a', ['render', 'faulty']],
  ['an API that fails', server, 'mf-a', ['api', 'faulty']],
  ['a part that is missing, which its loader counts', new RemoteUnavailable('mf-a', 'broken', 'x'), 'mf-a', []],
  ["the shell's own", new TypeError('x is not a function'), 'shell', []],
])('%s', (_, error, remote, counts) => {
  countFault(error, { remote, version: `1.0.${++version}` })
  expect(takeCounts().flatMap((one) => one.counts)).toEqual(counts)
})
