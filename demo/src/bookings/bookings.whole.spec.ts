import { DAY_MS, SERVICE_TYPE } from '@portal/domain'
import { describe, expect, test } from 'vitest'
import { demoWorld } from '../demo-world'
import type { DemoBooking } from '../types/booking'

const NOW = new Date('2026-11-20T09:30:00Z')
const world = demoWorld(NOW)

const serviceOf = (booking: DemoBooking): string | undefined =>
  world.serviceTypes.find(({ id }) => id === booking.serviceTypeId)?.name
const booking = (orderId: number): DemoBooking => {
  const found = world.bookings.find((entry) => entry.orderId === orderId)
  if (!found) throw new Error(`No booking ${orderId}`)
  return found
}
describe('the fixed bookings', () => {
  test.each([
    [100001, 'privateReturn', 'VP Submitted'],
    [100002, 'privateReturn', 'VP Submitted'],
    [100003, 'privateReturn', 'Pet Collected - Pending Details'],
    [100004, 'privateReturn', 'VP Unsubmitted'],
    [100005, 'privateReturn', 'Awaiting Return Delivery'],
    [100006, 'privateReturn', 'In Cremation'],
    [100007, 'privateReturn', 'VP Submitted'],
    [100008, 'privateReturn', 'VP Unsubmitted'],
    [100009, 'vetSupplyOrder', 'VP Submitted'],
    [100010, 'privateDispersal', 'VP Submitted'],
    [100011, 'privateReturn', 'VP Submitted'],
    [100012, 'urnsAndMemorabilia', 'VP Submitted'],
    [200001, 'privateReturn', 'VP Submitted'],
    [200002, 'communalVet', 'VP Unsubmitted'],
    [300001, 'privateReturn', 'VP Submitted'],
    [300002, 'communalStrayWildlife', 'VP Submitted'],
  ] as const)('%i is a %s in stage %s', (orderId, service, stage) => {
    expect(serviceOf(booking(orderId))).toBe(SERVICE_TYPE[service])
    expect(booking(orderId).stage).toBe(stage)
  })

  test('final instructions: none, received at a known minute, and for the referral [BKG-43, BKG-44, BKG-46]', () => {
    expect(booking(100001)).toMatchObject({ okPrepare: false, okPrepareTime: null })
    expect(booking(100002)).toMatchObject({
      okPrepare: true,
      okPrepareTime: new Date('2026-03-14T02:05:00Z'),
    })
    expect(booking(200001)).toMatchObject({ okPrepare: true })
  })

  test('100004 has no weight and two instructions, 100005 three photos, 100006 is past editing [WIZ-109, BKG-39, BKG-48]', () => {
    expect(booking(100004).pet?.weight).toBeNull()
    expect(booking(100004).instructions).toHaveLength(2)
    expect(booking(100005).imagePaths).toEqual(['tags/100005-1.svg', 'tags/100005-2.svg', 'tags/100005-3.svg'])
    expect(booking(100006).okCremate).toBe(true)
    expect([100001, 100003, 100004, 100007, 100008].map((id) => booking(id).okCremate)).toEqual([
      false,
      false,
      false,
      false,
      false,
    ])
  })

  test('plaques to approve, approved, and without dimensions and photo [ENG-23, ENG-60]', () => {
    const record = (orderId: number) => world.engravings.find(({ bookingId }) => bookingId === booking(orderId).id)
    const plaque = (orderId: number) => world.plaqueConfig.find(({ SugarID }) => SugarID === record(orderId)?.productId)
    expect(booking(100007).owner?.phoneNumber).toBe('+61412345678')
    expect(booking(100011).owner?.phoneNumber).toBe('+61412345679')
    expect(record(100007)?.approved).toBeNull()
    expect(record(100011)?.approved?.by).toBe('Patrick Doyle')
    expect([plaque(100007)?.Dimensions, plaque(100007)?.PhotoSize]).toEqual(['9 x 6', '3.75 x 5'])
    expect([plaque(100012)?.Dimensions, plaque(100012)?.PhotoSize]).toEqual(['0', '0'])
    expect(record(100007)?.lineId).toBe(booking(100007).lines[0]?.id)
  })

  test('plaques in every state: asked for changes, locked, without a phone, after the cremation, not made yet', () => {
    const record = (orderId: number) => world.engravings.find(({ bookingId }) => bookingId === booking(orderId).id)
    expect(record(99977)?.asked?.note).toContain('2012 - 2026')
    expect([record(99973)?.isLocked, record(100007)?.isLocked]).toEqual([true, false])
    expect(booking(99975).owner?.phoneNumber).toBe('')
    expect({ okCremate: booking(99941).okCremate, approved: record(99941)?.approved }).toEqual({
      okCremate: true,
      approved: null,
    })
    expect([booking(99999).stage, record(99999)]).toEqual(['VP Unsubmitted', undefined])
    expect(booking(99999).lines.map(({ productId }) => productId)).toContain('plaque-text')
    expect(new Set(world.engravings.map(({ productId }) => productId)).size).toBe(8)
  })

  test('100008 holds a package with chosen options, 100009 only supplies [DOM-61]', () => {
    const [line] = booking(100008).lines
    expect(booking(100008).isPackage).toBe(true)
    expect(world.products.find(({ id }) => id === line?.productId)?.name).toBe('Classic Cremation Package')
    expect(line?.packageProducts).toEqual({
      'package-classic': ['classic-urn', 'clay-paw-print'],
      'classic-urn': ['classic-urn-slate', 'classic-urn-m'],
      'clay-paw-print': ['clay-paw-print-heart'],
    })
    expect(booking(100009)).toMatchObject({ pet: null, owner: null, collection: null })
    expect(booking(100009).lines.map(({ productId, quantity }) => [productId, quantity])).toEqual([
      ['care-bag-medium', 2],
      ['tag-pack', 1],
    ])
  })

  test('300001 is collected at home through a zone, 300002 has no owner [WIZ-94, WIZ-102]', () => {
    expect(booking(300001).collection).toMatchObject({
      option: 'customer_address',
      zoneId: 'zone-melbourne-weekday',
    })
    expect(booking(300001).lines).toMatchObject([
      { productId: 'zone-melbourne-weekday', quantity: 1, homeCollection: true },
    ])
    expect(booking(300002).owner).toBeNull()
    expect(booking(200002).owner).toBeNull()
  })
})

describe('the bookings of two years', () => {
  const generated = world.bookings.filter(
    ({ orderId }) => ![1, 2, 3].some((area) => orderId > area * 100_000 && orderId <= area * 100_000 + 12),
  )

  test('reach back two years and stand in every stage', () => {
    const ages = generated.map(({ dateEntered }) => (NOW.getTime() - dateEntered.getTime()) / DAY_MS)
    expect(generated).toHaveLength(360)
    expect(Math.max(...ages)).toBeGreaterThan(700)
    expect(Math.max(...ages)).toBeLessThan(732)
    const harbour = new Set(
      generated.filter(({ practiceId }) => practiceId === 'practice-harbour').map(({ stage }) => stage),
    )
    expect(world.stageLabels.map(({ stage }) => stage).filter((stage) => !harbour.has(stage))).toEqual([])
  })

  test('fill more than one dashboard page each [BKG-12]', () => {
    const inStage = (stage: string) =>
      world.bookings.filter(
        (entry) =>
          entry.practiceId === 'practice-harbour' && entry.stage === stage && serviceOf(entry)?.startsWith('private'),
      ).length
    expect(inStage('Pet Collected - Pending Details')).toBeGreaterThan(5)
    expect(inStage('Awaiting Return Delivery')).toBeGreaterThan(5)
  })

  test('tell a history that ends in their stage and never lies in the future [DOM-60]', () => {
    for (const entry of world.bookings) {
      const times = entry.events.map(({ at }) => at.getTime())
      expect(times).toEqual([...times].sort((a, b) => a - b))
      expect(entry.events.at(-1)?.toValue).toBe(entry.stage)
      expect(times.at(-1)).toBeLessThanOrEqual(NOW.getTime())
    }
  })

  test("a pet has a family's name, a stray says so, and none is called after the practice", () => {
    const lastNames = (isStray: boolean) =>
      world.bookings
        .filter((entry) => entry.pet && (serviceOf(entry)?.includes('stray') ?? false) === isStray)
        .map(({ pet }) => pet?.lastName ?? '')
    expect(new Set(lastNames(true))).toEqual(new Set(['Stray']))
    expect(lastNames(false).filter((name) => /^$|clinic|hospital|group|stray/i.test(name))).toEqual([])
  })

  test('a higher Booking ID of a practice was entered later', () => {
    const harbour = generated.filter(({ practiceId }) => practiceId === 'practice-harbour')
    const late = harbour.filter(
      (entry, index) => entry.dateEntered.getTime() < (harbour[index - 4]?.dateEntered.getTime() ?? 0) - DAY_MS,
    )
    expect(late.map(({ orderId }) => orderId)).toEqual([])
  })
})
