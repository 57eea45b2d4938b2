import { describe, expect, test, vi } from 'vitest'
import { byField } from './by-field'
import { VersionedStore } from './versioned-store'
import type { Save } from './versioned-store'

interface Values {
  readonly price: string
  readonly place: string
}
const before: Values = { price: 'a', place: 'x' }
const at = (version: number, change: Partial<Values> = {}) => ({ version, values: { ...before, ...change } })

/** A store in which the price was changed to b, and a server that somebody else has changed like this. */
function changed(theirs: Partial<Values>) {
  const store = new VersionedStore<Values>(at(1), byField())
  store.change({ ...before, price: 'b' })
  const send = vi.fn<Save<Values>>(async (values, version) =>
    version === 1 ? { is: 'outdated', answer: at(2, theirs) } : { is: 'saved', answer: { version: 3, values } },
  )
  return { store, send }
}

describe('a save that somebody else was before [OPEN-87]', () => {
  test('can go on where they changed something else, with both', async () => {
    const { store, send } = changed({ place: 'y' })
    expect(await store.save(send)).toBe('open')
    expect(await store.save(send)).toBe('saved')
    expect(send).toHaveBeenLastCalledWith({ price: 'b', place: 'y' }, 2)
  })

  test('is done where they changed the same to the same', async () => {
    const { store, send } = changed({ price: 'b' })
    expect(await store.save(send)).toBe('saved')
    expect(store.read()).toMatchObject({ values: { price: 'b' }, mergeState: { conflicts: [] } })
  })

  test('asks where they changed it otherwise, and sends nothing before it is answered', async () => {
    const { store, send } = changed({ price: 'c' })
    expect(await store.save(send)).toBe('asked')
    expect(await store.save(send)).toBe('asked')
    expect(send).toHaveBeenCalledTimes(1)
    store.choose('price', 'mine')
    expect(await store.save(send)).toBe('saved')
    expect(send).toHaveBeenLastCalledWith({ price: 'b', place: 'x' }, 2)
  })
})

test('what was not saved stays, until it is given up', async () => {
  const { store } = changed({})
  expect(await store.save(async () => ({ is: 'failed' }))).toBe('failed')
  expect(store.read().values.price).toBe('b')
  store.reset()
  expect(store.read().values).toEqual(before)
})

test('an answer that is read while a save is under way waits for its end', async () => {
  const { store } = changed({})
  const saving = store.save(async (values) => ({ is: 'saved', answer: { version: 2, values } }))
  store.offer(at(3, { place: 'y' }))
  expect(store.read().values.place).toBe('x')
  await saving
  expect(store.read().values).toEqual({ price: 'a', place: 'y' })
})
