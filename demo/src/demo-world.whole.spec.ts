import { describe, expect, test } from 'vitest'
import { demoWorld } from './demo-world'

const NOW = new Date('2026-11-20T09:30:00Z')
const world = demoWorld(NOW)

describe('the demo world', () => {
  test('is the same on every reset of a day', () => {
    expect(demoWorld(new Date('2026-11-20T23:59:00Z'))).toEqual(world)
  })

  test('has unique ids that a URL can carry', () => {
    const all = [
      world.practices,
      world.contacts,
      world.representatives,
      world.serviceTypes,
      world.zones,
      world.products,
      world.options,
      world.bookings,
      world.engravings,
      world.invoices,
      world.packages.flatMap(({ items }) => items),
      world.bookings.flatMap(({ lines }) => lines),
      world.bookings.flatMap(({ instructions }) => instructions),
    ]
    for (const rows of all) {
      const ids = rows.map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
      expect(ids.filter((id) => !/^[\w-]{1,64}$/.test(id))).toEqual([])
    }
    expect(new Set(world.bookings.map(({ orderId }) => orderId)).size).toBe(world.bookings.length)
    expect(new Set(world.breeds.map(({ petType, name }) => `${petType} ${name}`)).size).toBe(world.breeds.length)
  })

  test('has no reference to a missing row', () => {
    const ids = (rows: readonly { id: string }[]) => new Set(rows.map(({ id }) => id))
    const [practices, products, options, services, zones] = [
      world.practices,
      world.products,
      world.options,
      world.serviceTypes,
      world.zones,
    ].map(ids)
    const parents = new Set([...(products ?? []), ...(options ?? [])])
    const goods = new Set([...(products ?? []), ...(zones ?? [])])
    expect(world.practices.filter(({ representativeId }) => !ids(world.representatives).has(representativeId))).toEqual(
      [],
    )
    expect(
      [...world.contacts, ...world.serviceTypes, ...world.bookings].filter(
        ({ practiceId }) => !practices?.has(practiceId),
      ),
    ).toEqual([])
    expect(world.options.filter(({ baseId, parentId }) => !products?.has(baseId) || !parents.has(parentId))).toEqual([])
    expect(world.packages.flatMap(({ items }) => items).filter(({ productId }) => !products?.has(productId))).toEqual(
      [],
    )
    expect(world.bookings.filter(({ serviceTypeId }) => !services?.has(serviceTypeId))).toEqual([])
    const lines = world.bookings.flatMap((entry) => entry.lines)
    expect(lines.filter(({ productId }) => !goods.has(productId))).toEqual([])
    const chosen = lines.flatMap((line) =>
      Object.entries(line.packageProducts).flatMap(([parent, values]) =>
        values.map((value) => [parent, value] as const),
      ),
    )
    expect(chosen.length).toBeGreaterThan(100)
    const below = [
      ...world.options.map(({ parentId, id }) => `${parentId} ${id}`),
      ...world.packages.flatMap(({ productId, items }) => items.map((item) => `${productId} ${item.productId}`)),
    ]
    expect(chosen.filter(([parent, value]) => !below.includes(`${parent} ${value}`))).toEqual([])
  })

  test('normalises every phone to +61 and nine digits [DOM-42, DOM-44]', () => {
    const phones = [
      ...world.bookings.flatMap(({ owner }) => (owner ? [owner.phoneNumber] : [])),
      ...world.brands.map(({ phoneWork }) => phoneWork),
      ...world.representatives.map(({ phoneMobile }) => phoneMobile),
    ]
    // One owner has no phone number.
    expect(phones.filter((phone) => !/^\+61[23478]\d{8}$/.test(phone))).toEqual([''])
  })
})
