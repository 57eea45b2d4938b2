import { describe, expect, test, vi } from 'vitest'
import { byField } from './three-way-merge'
import { VersionedStore } from './use-versioned'
import type { Save } from './use-versioned'

interface Values {
  readonly price: string
  readonly place: string
}
const before: Values = { price: 'a', place: 'x' }
const at = (version: number, change: Partial<Values> = {}) => ({ version, values: { ...before, ...change } })

/** A store with the price changed to b, and a server with a colleague's changes. */
function changed(theirs: Partial<Values>) {
  const store = new VersionedStore<Values>(at(1), byField())
  store.change({ ...before, price: 'b' })
  const send = vi.fn<Save<Values>>(async (values, version) =>
    version === 1 ? { kind: 'outdated', answer: at(2, theirs) } : { kind: 'saved', answer: { version: 3, values } },
  )
  return { store, send }
}

describe("a save after a colleague's [OPEN-87]", () => {
  test('can go on when they changed other fields, with both changes', async () => {
    const { store, send } = changed({ place: 'y' })
    expect(await store.save(send)).toBe('open')
    expect(await store.save(send)).toBe('saved')
    expect(send).toHaveBeenLastCalledWith({ price: 'b', place: 'y' }, 2)
  })

  test('is done when they made the same change', async () => {
    const { store, send } = changed({ price: 'b' })
    expect(await store.save(send)).toBe('saved')
    expect(store.read()).toMatchObject({ values: { price: 'b' }, mergeState: { conflicts: [] } })
  })

  test('asks about a conflict, and sends nothing before the answer', async () => {
    const { store, send } = changed({ price: 'c' })
    expect(await store.save(send)).toBe('asked')
    expect(await store.save(send)).toBe('asked')
    expect(send).toHaveBeenCalledTimes(1)
    store.choose('price', 'mine')
    expect(await store.save(send)).toBe('saved')
    expect(send).toHaveBeenLastCalledWith({ price: 'b', place: 'x' }, 2)
  })
})

test('keeps what was not saved until it is discarded', async () => {
  const { store } = changed({})
  expect(await store.save(async () => ({ kind: 'failed' }))).toBe('failed')
  expect(store.read().values.price).toBe('b')
  store.reset()
  expect(store.read().values).toEqual(before)
})

test('an answer read during a save waits for its end', async () => {
  const { store } = changed({})
  const saving = store.save(async (values) => ({ kind: 'saved', answer: { version: 2, values } }))
  store.offer(at(3, { place: 'y' }))
  expect(store.read().values.place).toBe('x')
  await saving
  expect(store.read().values).toEqual({ price: 'a', place: 'y' })
})
