import { BRAND_CODES } from '@portal/brand'
import { SERVICE_TYPE, STAGE_GROUPS, stageKind, stageLabel } from '@portal/domain'
import { describe, expect, test } from 'vitest'
import { demoWorld } from './demo-world'

const NOW = new Date('2026-11-20T09:30:00Z')
const world = demoWorld(NOW)

const labels = Object.fromEntries(world.stageLabels.map(({ stage, label }) => [stage, label]))

describe('the demo world', () => {
  test('is the same on every reset of a day', () => {
    expect(demoWorld(new Date('2026-11-20T23:59:00Z'))).toEqual(world)
  })

  test('holds what the demo data asks for', () => {
    const count = (practice: string) => world.bookings.filter(({ practiceId }) => practiceId === practice).length
    expect(world.brands.map(({ code }) => code)).toEqual([...BRAND_CODES])
    expect([count('practice-harbour'), count('practice-banksia'), count('practice-southbank')]).toEqual([252, 62, 62])
    expect(world.products.length).toBeGreaterThanOrEqual(80)
    expect(world.breeds.length).toBeGreaterThanOrEqual(250)
    expect(world.petTypes).toEqual([
      'Dog',
      'Cat',
      'Bird',
      'Rabbit',
      'Guinea Pig',
      'Rat',
      'Mouse',
      'Ferret',
      'Reptile',
      'Fish',
      'Other',
      'Horse',
      'Livestock',
    ])
    // Every kind has an entry for what is of no breed or of none that is listed [OPEN-124].
    for (const kind of world.petTypes) {
      const names = world.breeds.filter(({ petType }) => petType === kind).map(({ name }) => name)
      expect([kind, ...names]).toEqual(expect.arrayContaining([kind, 'Mixed', 'Other or unknown']))
    }
    expect(world.breeds.filter(({ customUnit }) => customUnit === 'g')).toEqual([
      { petType: 'Fish', name: 'Siamese Fighting Fish', customUnit: 'g', customUnitToKgRatio: 0.001 },
      { petType: 'Fish', name: 'Fancy Goldfish', customUnit: 'g', customUnitToKgRatio: 0.001 },
    ])
    expect(world.invoices.filter(({ practiceId }) => practiceId === 'practice-harbour')).toHaveLength(24)
  })

  test('gives every id once, in a form that links may carry', () => {
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

  test('holds no control characters and nothing left undefined', () => {
    const text = JSON.stringify(world)
    expect(text).not.toContain('undefined')
    expect(text).not.toContain('\\u0000')
  })

  test('has only references that lead somewhere', () => {
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

  test('books only what the practice offers, at its own clinic', () => {
    for (const entry of world.bookings) {
      expect(world.serviceTypes.find(({ id }) => id === entry.serviceTypeId)?.practiceId).toBe(entry.practiceId)
    }
    const names = (practice: string) =>
      world.serviceTypes.filter(({ practiceId }) => practiceId === practice).map(({ name }) => name)
    expect(names('practice-harbour')).toContain(SERVICE_TYPE.vetSupplyOrder)
    expect(names('practice-banksia')).not.toContain(SERVICE_TYPE.vetSupplyOrder)
    expect(names('practice-southbank')).toContain(SERVICE_TYPE.vetSupplyOrder)
  })

  test('gives every pet a breed of its type', () => {
    const known = new Set(world.breeds.map(({ petType, name }) => `${petType} ${name}`))
    expect(
      world.bookings.flatMap(({ pet }) => (pet && !known.has(`${pet.type} ${pet.breed}`) ? [pet.breed] : [])),
    ).toEqual([])
  })

  test('normalises every phone to +61 and nine digits [DOM-42, DOM-44]', () => {
    const phones = [
      ...world.bookings.flatMap(({ owner }) => (owner ? [owner.phoneNumber] : [])),
      ...world.brands.map(({ phoneWork }) => phoneWork),
      ...world.representatives.map(({ phoneMobile }) => phoneMobile),
    ]
    // One owner has left none.
    expect(phones.filter((phone) => !/^\+61[23478]\d{8}$/.test(phone))).toEqual([''])
  })
})

describe('practices and accounts', () => {
  test('one practice per relationship, priced and collected as the demo data says', () => {
    const facts = world.practices.map((practice) => [
      practice.name,
      practice.relationship,
      practice.brand,
      practice.pricing,
      practice.defaultCollectionLocation,
      practice.providesClientDetails,
    ])
    expect(facts).toEqual([
      ['Harbour Veterinary Clinic', 'vet_direct', 'WA LWD', 'RRP', 'Vet', true],
      ['Banksia Animal Hospital', 'referral', 'VIC EDH', 'Pricebook', 'Vet', true],
      ['Southbank Vet Group', 'vet_unity', 'VIC EDH', 'No price', 'Customer', false],
    ])
  })

  test('a contact for every account but nobody@harbour.test [SHL-15]', () => {
    const access = Object.fromEntries(world.contacts.map((contact) => [contact.cognitoUsername, contact.portalAccess]))
    expect(access).toMatchObject({
      'owner@harbour.test': 'Level 3',
      'nurse@harbour.test': 'Level 1',
      'new@harbour.test': 'Level 1',
      'owner@banksia.test': 'Level 3',
      'owner@southbank.test': 'Level 3',
    })
    expect(access).not.toHaveProperty('nobody@harbour.test')
  })
})

describe('stage labels', () => {
  test('every stage of the groups has its own label [BKG-28]', () => {
    const stages = STAGE_GROUPS.flatMap((group) => [...group.stages])
    expect(
      stages.filter(
        (stage) =>
          stageLabel(stage, labels) === stage &&
          !['On Hold', 'Awaiting Collection', 'Awaiting Return'].includes(stage) &&
          !stage.startsWith('Completed'),
      ),
    ).toEqual([])
    expect(new Set(Object.values(labels)).size).toBe(world.stageLabels.length)
  })

  test('labels carry the words that rules test [OPEN-24]', () => {
    expect(labels['VP Unsubmitted']).toBe('Unsubmitted')
    expect(labels['VP Submitted']).toBe('Submitted')
    expect(labels['Pet Collected - Pending Details']).toBe('Pending Details')
    expect(stageKind(labels['Pet Collected'], 'Pet Collected')).toBe('submitted')
    expect(stageKind(labels['In Cremation'], 'In Cremation')).toBe('other')
  })
})

describe('zones and invoices', () => {
  test('cover Perth and Melbourne and leave out the far north [WIZ-92, API-32]', () => {
    const offers = (postalcode: string, city: string) =>
      world.zones
        .filter(({ localities }) => localities.some((place) => place.postalcode === postalcode && place.city === city))
        .map(({ id }) => id)
    expect(offers('6160', 'Fremantle')).toEqual(['zone-perth-weekday', 'zone-perth-after-hours'])
    expect(offers('3134', 'Ringwood')).toEqual(['zone-melbourne-weekday', 'zone-melbourne-after-hours'])
    expect(offers('6210', 'Mandurah')).toEqual(['zone-perth-outer'])
    expect(offers('6725', 'Broome')).toEqual([])
  })

  test('every pet owner of the world lives where we collect', () => {
    const places = new Set(
      world.zones.flatMap(({ localities }) => localities.map(({ postalcode, city }) => `${postalcode} ${city}`)),
    )
    const away = world.bookings.flatMap(({ owner }) =>
      owner && !places.has(`${owner.address.postalcode} ${owner.address.city}`) ? [owner.address.city] : [],
    )
    expect(away).toEqual([])
  })

  test('an invoice is the sum of its lines; the newest is open, two are late', () => {
    const total = world.invoices.map(({ lines }) =>
      lines.reduce((sum, line) => sum + line.quantity * line.unitPrice, 0),
    )
    expect(world.invoices.map((invoice) => invoice.total)).toEqual(total)
    expect(world.invoices.slice(-3).map(({ status }) => status)).toEqual(['Overdue', 'Overdue', 'Awaiting payment'])
    expect(
      world.invoices.filter(({ amountDue }) => amountDue !== 0).map(({ total: all, amountDue }) => all - amountDue),
    ).toEqual([-65, 1000, 0, 0])
    expect(world.invoices.at(-1)?.date).toEqual(new Date('2026-10-31T00:00:00Z'))
  })
})
