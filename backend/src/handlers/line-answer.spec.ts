import { afterAll, beforeAll, expect, test } from 'vitest'
import { toPortalBooking } from '@portal/domain'
import { testApi } from '../../test/api'
import type { TestApi } from '../../test/api'
import { anotherPet, firstChoices, line, pet, submitOf } from '../../test/booking'

let api: TestApi
beforeAll(async () => {
  api = await testApi()
})
afterAll(() => api.close())

const PRIVATE = 'private cremation & return of ashes'

async function made(product: string, choices: Record<string, { id: string }[]>, weight = 12.5) {
  const quoted_products = [line(product, { package_products_c: choices })]
  const body = await submitOf(api, PRIVATE, { pet: anotherPet({ weight }), quoted_products })
  return (await api.ask('POST', 'portal/booking', { body })).body
}
const read = async (id: string) => (await api.ask('GET', `portal/booking/${id}`)).body

test('a package tells what it holds, with the instructions of each as they are today [OPEN-97]', async () => {
  const { id } = await made('package-simple', await firstChoices(api, 'pine-sliding-box', 'ink-paw-print'))
  await api.connection.sql.query(
    `update products set details = details || '{"preCremationInstructions": "Take three prints."}' where id = 'ink-paw-print'`,
  )
  const [{ pieces }] = (await read(id)).quoted_products
  expect(
    pieces.map((piece: Record<string, unknown>) => [piece.id, Boolean(piece.name), piece.pre_cremation_instructions]),
  ).toEqual([
    ['package-simple', true, null],
    ['pine-sliding-box', true, null],
    ['ink-paw-print', true, 'Take three prints.'],
  ])
})

test('the record of a submission keeps what was to be done', async () => {
  const { id } = await made('ink-paw-print', await firstChoices(api, 'ink-paw-print'))
  await api.ask('POST', `portal/booking/${id}/complete`, { body: {}, version: 1 })
  const [row] = await api.connection.sql.query(
    `select record->'quoted_products'->0->'pieces'->0->>'pre_cremation_instructions' as told
     from booking_submissions where booking_id = $1`,
    [id],
  )
  expect(row?.told).toMatch(/print/)
})

test('a choice tells its dropdown, and a size the weight that it was chosen for [CAT-33]', async () => {
  const { body } = await api.ask('GET', 'portal/product/pine-sliding-box/options')
  const sizes: { id: string; group: string; min_weight: number | null; max_weight: number | null }[] =
    body.filteredproducts.filter((option: { max_weight: number | null }) => option.max_weight !== null)
  const choices = await firstChoices(api, 'pine-sliding-box')
  const fitting = sizes.find(({ min_weight: min, max_weight: max }) => (min ?? 0) <= 12.5 && 12.5 < (max ?? 0))
  const other = sizes.find(({ id }) => id !== fitting?.id)
  const told = async (size: typeof fitting) => {
    const rest = (choices['pine-sliding-box'] ?? []).filter((each) => !sizes.some(({ id }) => id === each.id))
    const { quoted_products: lines } = await made('pine-sliding-box', {
      ...choices,
      'pine-sliding-box': [...rest, { id: size?.id ?? '' }],
    })
    const chosen = lines[0].package_products_c['pine-sliding-box'].find((each: { id: string }) => each.id === size?.id)
    return [chosen.group, chosen.chosen_for_weight]
  }
  expect(await told(fitting)).toEqual([fitting?.group, 12.5])
  expect(await told(other)).toEqual([other?.group, null])
})

test('the weight that a size was chosen for stays when the pet turns out heavier', async () => {
  const [size] = (await firstChoices(api, 'pine-sliding-box'))['pine-sliding-box'] ?? []
  const { body } = await api.ask('GET', 'portal/product/pine-sliding-box/options')
  const { min_weight: min, max_weight: max } = body.filteredproducts.find(
    (each: { id: string }) => each.id === size?.id,
  )
  const weight = ((min ?? 0) + max) / 2
  const booking = await made('pine-sliding-box', await firstChoices(api, 'pine-sliding-box'), weight)
  const [kept] = toPortalBooking(booking).quotedProducts
  const sent = line('pine-sliding-box', {
    id: kept?.id ?? '',
    package_products_c: await firstChoices(api, 'pine-sliding-box'),
  })
  const heavier = await submitOf(api, PRIVATE, { pet: { ...pet, weight: 80 }, quoted_products: [sent] })
  await api.ask('PUT', `portal/booking/${booking.id}`, { body: heavier, version: 1 })
  const [after] = toPortalBooking(await read(booking.id)).quotedProducts
  expect(Object.values(after?.packageProductsC ?? {}).flat()[0]?.chosen_for_weight).toBe(weight)
})
