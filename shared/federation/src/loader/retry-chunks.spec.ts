import { expect, test } from 'vitest'
import { retryChunks } from './retry-chunks'

function failing(times: number, message: string) {
  let calls = 0
  const load = async () => {
    if (++calls <= times) throw new Error(message)
    return 'screen'
  }
  return { load, calls: () => calls }
}

test('a chunk that did not arrive is asked for once more', async () => {
  const once = failing(1, 'Loading chunk 928 failed.')
  await expect(retryChunks(once.load)).resolves.toBe('screen')
  const style = failing(1, 'Loading CSS chunk 12 failed.')
  await expect(retryChunks(style.load)).resolves.toBe('screen')
})

test('a second failure is told', async () => {
  const twice = failing(2, 'Loading chunk 928 failed.')
  await expect(retryChunks(twice.load)).rejects.toThrow('Loading chunk')
  expect(twice.calls()).toBe(2)
})

test('any other failure is told at once', async () => {
  const other = failing(1, 'boom')
  await expect(retryChunks(other.load)).rejects.toThrow('boom')
  expect(other.calls()).toBe(1)
})
