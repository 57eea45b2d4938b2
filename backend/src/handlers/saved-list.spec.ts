import { afterEach, expect, test } from 'vitest'
import { BANKSIA, HARBOUR_NURSE, SOUTHBANK } from '../../test/api'
import { changedCatalogue } from '../../test/changed-catalogue'
import { specApi } from '../../test/spec-api'
import { READY, SUPPLIES } from '../../test/writes'

const api = specApi()
const { catalogue, product, restore } = changedCatalogue(() => api)
afterEach(async () => {
  await restore()
  await api.connection.sql.query('delete from saved_lists')
})

const save = (name: string, as?: string, booking_id = SUPPLIES) =>
  api.ask('POST', 'portal/saved_lists', { body: { booking_id, name }, ...(as !== undefined && { as }) })
const names = async (as?: string) =>
  (await api.ask('GET', 'portal/saved_lists', as === undefined ? {} : { as })).body.map(
    (each: { name: string }) => each.name,
  )

test('saves the items of a vet supply order for the whole practice, and lists saved lists by name [OPEN-224]', async () => {
  const { status, body, headers } = await save(' Monthly  bags ')
  expect([status, headers.get('etag')]).toEqual([201, '"1"'])
  const booking = (await api.ask('GET', `portal/booking/${SUPPLIES}`)).body
  expect(body).toMatchObject({
    name: 'Monthly  bags',
    saved_at: api.clock.now.toISOString(),
    items: booking.quoted_products.map(({ name, quantity }: { name: string; quantity: number }) => ({
      name,
      quantity,
    })),
  })
  expect(body.items.map(({ quantity }: { quantity: number }) => quantity)).toEqual([2, 1])
  await save('After hours', HARBOUR_NURSE)
  expect(await names()).toEqual(['After hours', 'Monthly  bags'])
  expect(await names(SOUTHBANK)).toEqual([])
})

test('answers the items as they were saved, and their changes in today’s catalogue [OPEN-224]', async () => {
  const { id } = (await save('Monthly')).body
  const read = async () => (await api.ask('GET', `portal/saved_lists/${id}`)).body
  const { lines, again } = await read()
  expect(lines.map((each: Record<string, unknown>) => [each.actual_product_id_c, each.quantity])).toEqual([
    ['care-bag-medium', 2],
    ['tag-pack', 1],
  ])
  expect(again.map((each: { changes: unknown[] }) => each.changes)).toEqual([[], []])
  const was = lines[1].unit_price
  await product('tag-pack', `list_price = ${was + 1}`, `list_price = ${was}`)
  const hide = (value: boolean) =>
    `update products set details = details || '{"hideInPortalModal": ${value}}' where id = 'care-bag-medium'`
  await catalogue(hide(true), hide(false))
  expect((await read()).again).toMatchObject([
    { quantity: 0, changes: [{ kind: 'gone' }], message: expect.stringMatching(/ is no longer offered$/) },
    { quantity: 1, changes: [{ kind: 'price', was, now: was + 1 }], message: '' },
  ])
})

test('refuses a name that differs from another list’s by case or blanks only; a list may change its own case [OPEN-224]', async () => {
  await save('Monthly')
  const other = (await save('Weekly')).body
  const rename = (name: string, version = 1) =>
    api.ask('PUT', `portal/saved_lists/${other.id}`, { body: { name }, version })
  for (const { status, body } of [await save(' monthly '), await rename('MONTHLY')]) {
    expect([status, body.errors.detail, body.message]).toEqual([
      422,
      { name: 'taken' },
      expect.stringMatching(/^Your practice already has a list named “monthly”\. Nothing was saved\.$/i),
    ])
  }
  expect((await rename('WEEKLY')).body).toMatchObject({ name: 'WEEKLY', version: 2 })
  expect(await names()).toEqual(['Monthly', 'WEEKLY'])
  for (const name of ['', ' ', 'x'.repeat(61), 'bell\u0007']) expect((await save(name)).status).toBe(422)
})

test('saves one of two lists with one name, and refuses to rename or delete an outdated version [OPEN-224]', async () => {
  const both = await Promise.all([save('Monthly'), save('monthly', HARBOUR_NURSE)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 422])
  const made = both.find(({ status }) => status === 201)
  const path = `portal/saved_lists/${made?.body.id}`
  expect((await api.ask('PUT', path, { body: { name: 'Every month' }, version: 1 })).status).toBe(200)
  expect((await api.ask('PUT', path, { as: HARBOUR_NURSE, body: { name: 'Bags' }, version: 1 })).status).toBe(412)
  expect((await api.ask('DELETE', path, { as: HARBOUR_NURSE, version: 1 })).status).toBe(412)
  expect(await names()).toEqual(['Every month'])
  expect((await api.ask('DELETE', path, { version: 2 })).status).toBe(204)
  expect([await names(), (await api.ask('DELETE', path, { version: 2 })).status]).toEqual([[], 404])
})

test('refuses to save a cremation, an order of another practice, or a missing order [OPEN-12, OPEN-224]', async () => {
  expect((await save('Monthly', undefined, READY)).status).toBe(409)
  for (const as of [BANKSIA, SOUTHBANK]) expect((await save('Monthly', as)).status).toBe(404)
  expect((await save('Monthly', undefined, 'none')).status).toBe(404)
  const { id } = (await save('Monthly')).body
  for (const as of [BANKSIA, SOUTHBANK]) {
    expect((await api.ask('GET', `portal/saved_lists/${id}`, { as })).status).toBe(404)
    expect((await api.ask('PUT', `portal/saved_lists/${id}`, { as, version: 1, body: { name: 'x' } })).status).toBe(404)
    expect((await api.ask('DELETE', `portal/saved_lists/${id}`, { as, version: 1 })).status).toBe(404)
  }
  expect(await names()).toEqual(['Monthly'])
})

test('refuses to save, rename and delete lists for a practice that may not order [OPEN-129, OPEN-224]', async () => {
  const { id } = (await save('Monthly')).body
  const access = (value: string) => `update practices set has_portal_access = '${value}' where id = 'practice-harbour'`
  await catalogue(access('No'), access('Yes'))
  api.deps.auth.forget()
  const path = `portal/saved_lists/${id}`
  const answers = [
    await save('Weekly'),
    await api.ask('PUT', path, { version: 1, body: { name: 'Weekly' } }),
    await api.ask('DELETE', path, { version: 1 }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([422, 422, 422])
  expect(await names()).toEqual(['Monthly'])
})
