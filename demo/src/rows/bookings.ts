import { emptyPet, lineAmounts, formatTypedPhone, zoneProduct } from '@portal/domain'
import type { CollectionDetails, Owner, Pet } from '@portal/domain'
import { emptyDetails, recordOf } from 'backend'
import type { World } from 'backend'
import { requestTables } from './requests'
import { plaqueOf } from '../bookings/engravings'
import type { DemoBooking, DemoLine } from '../types/booking'
import type { DemoOption, DemoProduct } from '../types/catalogue'
import type { DemoZone } from '../types/practice'
import type { DemoWorld } from '../types/world'

type BookingRows = Pick<
  World,
  | 'bookings'
  | 'bookingLines'
  | 'specialInstructions'
  | 'orderEvents'
  | 'bookingImages'
  | 'engravings'
  | 'engravingVersions'
  | 'verificationAttempts'
  | 'ownerRequests'
  | 'ownerMessages'
>

export function bookingRows(world: DemoWorld, now: Date): BookingRows {
  const keyed = world.bookings.map((booking) => ({
    booking,
    key: { practiceId: booking.practiceId, bookingId: booking.id },
  }))
  const lineOf = lineMaker(world)
  return {
    bookings: bookingTable(world),
    bookingLines: keyed.flatMap(({ booking, key }) =>
      booking.lines.map((line, seq) => ({ ...key, ...lineOf(line), seq })),
    ),
    specialInstructions: keyed.flatMap(({ booking, key }) =>
      booking.instructions.map((instruction, seq) => ({ ...key, ...instruction, seq })),
    ),
    orderEvents: keyed.flatMap(({ booking, key }) => booking.events.map((event) => ({ ...key, ...event }))),
    bookingImages: keyed.flatMap(({ booking, key }) => booking.imagePaths.map((path, seq) => ({ ...key, seq, path }))),
    ...engravingTables(world, now),
    ...requestTables(world),
  }
}

function bookingTable(world: DemoWorld) {
  const serviceTypeNames = new Map(world.serviceTypes.map((type) => [`${type.practiceId} ${type.id}`, type.name]))
  const relationships = new Map(world.practices.map((practice) => [practice.id, practice.relationship]))
  return world.bookings.map((booking) => {
    const { lines: _l, instructions: _i, events: _e, imagePaths, pet: _p, owner, collection: _c, ...columns } = booking
    const serviceType = requireEntry(serviceTypeNames, `${booking.practiceId} ${booking.serviceTypeId}`)
    return {
      ...columns,
      serviceType,
      relationship: requireEntry(relationships, booking.practiceId),
      skipOwner: owner === null,
      tagImage: imagePaths[0] ?? null,
      details: {
        ...emptyDetails(),
        pet: petOf(booking, serviceType, world),
        owner: ownerOf(booking),
        collection: collectionOf(booking, world),
      },
    }
  })
}

function petOf({ id, pet }: DemoBooking, serviceType: string, { breeds }: DemoWorld): Pet | null {
  const breed = breeds.find(({ petType, name }) => petType === pet?.type && name === pet.breed)
  const unit = { customUnitName: breed?.customUnit ?? null, customUnitRatio: breed?.customUnitToKgRatio ?? null }
  return pet && { ...emptyPet(), ...pet, ...unit, id: `pet-${id}`, serviceType }
}

function ownerOf({ id, owner }: DemoBooking): Owner | null {
  const phoneNumber = formatTypedPhone(owner?.phoneNumber)
  return owner && { ...owner, id: `owner-${id}`, phoneNumber, noPhone: phoneNumber === '' }
}

function collectionOf({ collection }: DemoBooking, { zones }: DemoWorld): CollectionDetails | null {
  if (!collection) return null
  const zone = zones.find(({ id }) => id === collection.zoneId)
  return {
    collectionAddressOption: collection.option,
    collectionAddress: collection.address,
    collectionProducts: zone ? zoneProduct(zone) : null,
  }
}

/** Names and prices come from the catalogue, as for a line that the portal writes [OPEN-84]. */
function lineMaker(world: DemoWorld) {
  const products = new Map<string, DemoProduct>(world.products.map((product) => [product.id, product]))
  const options = new Map<string, DemoOption>(world.options.map((option) => [option.id, option]))
  const packages = new Set(world.packages.map(({ productId }) => productId))
  const zones = new Map<string, DemoZone>(world.zones.map((zone) => [zone.id, zone]))
  const childOf = (id: string, parentId: string) =>
    packages.has(parentId)
      ? contentOf(requireEntry(products, id), parentId)
      : optionOf(requireEntry(options, id), parentId)
  return (line: DemoLine) => {
    const children = Object.entries(line.packageProducts).flatMap(([parentId, ids]) =>
      ids.map((id) => childOf(id, parentId)),
    )
    const product = line.homeCollection ? null : requireEntry(products, line.productId)
    return {
      ...line,
      packageProducts: Object.fromEntries(Object.entries(line.packageProducts).map(([id, ids]) => [id, [...ids]])),
      name: product?.name ?? requireEntry(zones, line.productId).name,
      ...lineAmounts(product ?? { listPrice: 0, baseRate: 0 }, children),
      children,
      includesReturnCharge: product?.includesReturnCharge ?? false,
      requiresCollection: product?.requiresCollection ?? false,
    }
  }
}

/** Costs nothing: the package's price includes it. */
function contentOf({ id, name }: DemoProduct, parentId: string) {
  return { id, parentId, baseId: id, name, engravingText: null, listPrice: 0, baseRate: 0 }
}

function optionOf(option: DemoOption, parentId: string) {
  const { id, baseId, name, listPrice, baseRate, group } = option
  return { id, parentId, baseId, name, engravingText: null, listPrice, baseRate, group }
}

const DAY_MS = 24 * 60 * 60 * 1000

function engravingTables(
  world: DemoWorld,
  now: Date,
): Pick<BookingRows, 'engravings' | 'engravingVersions' | 'verificationAttempts'> {
  const practices = new Map(world.bookings.map((booking) => [booking.id, booking.practiceId]))
  // The next midnight starts the count, so that the lock lasts at least a day.
  const midnight = new Date(Math.ceil(now.getTime() / DAY_MS) * DAY_MS)
  const locked = { hourStart: midnight, hourCount: 5, dayStart: midnight, dayCount: 10 }
  const made = world.engravings.map((engraving) => {
    const { bookingId, lineId, id, productId, approved, asked } = engraving
    const key = { practiceId: requireEntry(practices, bookingId), bookingId, lineId, version: 1 }
    return { engraving, key, ids: { id, productId }, approved, asked }
  })
  return {
    engravings: made.map(({ key, ids, approved, asked }) => ({
      ...key,
      ...ids,
      ...(approved && {
        approvedAt: approved.at,
        approvedBy: approved.by,
        approvedAs: 'client' as const,
        approvedVersion: 1,
      }),
      ...(asked && { changeAt: asked.at, changeNote: asked.note }),
    })),
    verificationAttempts: world.engravings
      .filter(({ isLocked }) => isLocked)
      .map(({ bookingId, lineId }) => ({ bookingId, lineId, caller: 'somebody', ...locked })),
    // Pictures are drawn at their first request; their hashes are set then.
    engravingVersions: made.map(({ engraving: { draft, savedAt, savedBy, artworkName, photoPath }, key, ids }) => ({
      ...key,
      savedAt,
      savedBy,
      savedAs: 'staff' as const,
      details: recordOf(draft, plaqueEntry(ids.productId), {
        ...ids,
        bookingId: key.bookingId,
        quotedProductId: key.lineId,
      }),
      artworkKey: `${artworkName}.png`,
      screenKey: `${artworkName}.webp`,
      svgKey: `${artworkName}.svg`,
      pdfKey: `${artworkName}.pdf`,
      photoKey: photoPath,
    })),
  }
}

function plaqueEntry(productId: string) {
  const entry = plaqueOf(productId)
  if (!entry) throw new Error(`The demo world has no plaque ${productId}.`)
  return entry
}

function requireEntry<V>(map: ReadonlyMap<string, V>, key: string): V {
  const value = map.get(key)
  if (value === undefined) throw new Error(`The demo world names ${key}, which does not exist.`)
  return value
}
