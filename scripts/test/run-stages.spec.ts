import { expect, test } from 'vitest'
import { beginAll } from './run-stages.mjs'
import type { Stage } from './stages.mjs'

const begun: string[] = []
const stage = (name: string, needs?: readonly string[]): Stage => ({
  name,
  needs,
  exists: () => true,
  begin: () => {
    begun.push(name)
    return Promise.reject(new Error('told by the stage'))
  },
})

test('what later stages begin with is started, but where what they need has failed; a failure is left to them', async () => {
  const done = [
    { name: 'build', failed: 1 },
    { name: 'lint', failed: 0 },
  ]
  beginAll([stage('journeys', ['build']), stage('benches', ['lint']), { name: 'unit', exists: () => true }], done)
  await Promise.resolve()
  expect(begun).toEqual(['benches'])
})
