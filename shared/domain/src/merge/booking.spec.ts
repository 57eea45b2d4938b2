import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { emptyBooking } from '../booking/convert'
import { ownerFields } from '../owner/fields'
import { petFields } from '../pet/fields'
import { newLine } from '../quoted-line/rules'
import { changedFields, fieldNamed, mergeBooking } from './booking'
import type { BookingContent } from './booking'

const fresh = emptyBooking()
const base: BookingContent = {
  ...fresh,
  vetStaff: 'Nina',
  owner: { ...fresh.owner, firstName: 'Anna', lastName: 'Reid', phoneNumber: '0412345678' },
  pet: {
    ...fresh.pet,
    firstName: 'Bella',
    lastName: 'Reid',
    type: 'Dog',
    breed: 'Kelpie',
    sex: 'Female',
    weight: 18.5,
  },
  specialInstructions: [row('i1', 'Keep the collar'), row('i2', 'Call first')],
  quotedProducts: [{ ...newLine({ id: 'u1', name: 'Brass urn' }, 'e1'), id: 'l1' }],
}

function row(id: string, description: string) {
  return { id, description, opportunity_id: 'b1', completed: false }
}
const withPet = (pet: Partial<BookingContent['pet']>) => ({ ...base, pet: { ...base.pet, ...pet } })
const withOwner = (owner: Partial<BookingContent['owner']>) => ({ ...base, owner: { ...base.owner, ...owner } })
const withRows = (...specialInstructions: BookingContent['specialInstructions']) => ({ ...base, specialInstructions })

describe('two people on one booking [OPEN-87]', () => {
  test('my weight and the name that a colleague mended both stand', () => {
    const { merged, fromTheirs, conflicts } = mergeBooking(
      base,
      withPet({ weight: 20 }),
      withPet({ firstName: 'Bela' }),
    )
    expect(merged.pet).toMatchObject({ firstName: 'Bela', weight: 20, breed: 'Kelpie' })
    expect([fromTheirs, conflicts]).toEqual([['pet.firstName'], []])
  })

  test('two weights ask, and mine stands until somebody answers', () => {
    const { merged, fromTheirs, conflicts } = mergeBooking(base, withPet({ weight: 20 }), withPet({ weight: 21 }))
    expect(merged.pet.weight).toBe(20)
    expect([fromTheirs, conflicts]).toEqual([[], ['pet.weight']])
  })

  test('a breed goes with its type: a Siamese is no dog', () => {
    const cat = withPet({ type: 'Cat', breed: 'Siamese' })
    expect(mergeBooking(base, withPet({ breed: 'Poodle' }), cat).conflicts).toEqual(['pet.breed'])
    expect(mergeBooking(base, withPet({ sex: 'Male' }), cat).merged.pet).toMatchObject({
      type: 'Cat',
      breed: 'Siamese',
      sex: 'Male',
    })
  })

  test('an owner given by one and kept back by the other is one question', () => {
    const kept = { ...base, skipOwnerDetails: true, owner: fresh.owner }
    expect(mergeBooking(base, withOwner({ phoneNumber: '0499999999' }), kept).conflicts).toEqual(['owner'])
    expect(mergeBooking(base, withPet({ sex: 'Male' }), kept)).toMatchObject({
      merged: { skipOwnerDetails: true, owner: fresh.owner, pet: { sex: 'Male' } },
      fromTheirs: ['owner'],
    })
  })

  test('rows added by both are both there; a row that one deleted and the other changed asks', () => {
    const mine = withRows(row('i2', 'Call first'), row('m1', 'White box'))
    const theirs = withRows(row('i1', 'Keep collar and tag'), row('i2', 'Call first'), row('t1', 'No flowers'))
    const { merged, conflicts } = mergeBooking(base, mine, theirs)
    expect(merged.specialInstructions.map(({ id }) => id)).toEqual(['i2', 'm1', 't1'])
    expect(conflicts).toEqual(['instructions.i1'])
  })

  test('a row deleted by the other goes when I left it alone', () => {
    const { merged } = mergeBooking(base, base, withRows(row('i2', 'Call first')))
    expect(merged.specialInstructions.map(({ id }) => id)).toEqual(['i2'])
  })
})

describe('the names of what changed', () => {
  test('nothing, one field, an item, a row', () => {
    expect(changedFields(base, { ...base, pet: { ...base.pet, collected: true } })).toEqual([])
    expect(changedFields(base, withPet({ weight: 20 }))).toEqual(['pet.weight'])
    const more = { ...base, quotedProducts: [...base.quotedProducts, newLine({ id: 'u2', name: 'Paw print' }, 'e2')] }
    expect(changedFields(base, more)).toEqual(['items'])
    expect(changedFields(base, withRows(row('i1', 'Keep the collar')))).toEqual(['instructions'])
  })

  test('an address that follows from the practice changes nothing', () => {
    const at = (city: string): BookingContent => ({
      ...base,
      collectionDetails: {
        ...base.collectionDetails,
        collectionAddressOption: 'vet_address',
        collectionAddress: { ...base.collectionDetails.collectionAddress, city },
      },
    })
    expect(changedFields(at('Perth'), at('Fremantle'))).toEqual([])
    expect(changedFields(base, at('Perth'))).toEqual(['collection'])
  })
})

test('every field that the form asks for is compared', () => {
  const changed = [
    ...Object.keys(ownerFields.asked({})).map((key) => changedFields(base, withOwner({ [key]: 'other' }))),
    ...Object.keys(petFields.asked({})).map((key) => changedFields(base, withPet({ [key]: 'other' }))),
  ]
  expect(changed.filter((names) => names.length !== 1)).toEqual([])
})

describe('whatever two people do', () => {
  const word = fc.constantFrom('', 'a', 'b', 'c')
  const rows = fc
    .uniqueArray(fc.constantFrom('i1', 'i2', 'i3', 'i4'))
    .chain((ids) => fc.tuple(...ids.map((id) => word.map((description) => row(id, description)))))
  const content = fc
    .record({
      vetStaff: word,
      skipOwnerDetails: fc.boolean(),
      owner: fc.record({ firstName: word, lastName: word, phoneNumber: word }),
      pet: fc.record({ firstName: word, type: word, breed: word, sex: word, weight: fc.constantFrom(null, 1, 2) }),
      specialInstructions: rows,
    })
    .map(({ owner, pet, ...rest }): BookingContent => ({
      ...base,
      ...rest,
      owner: rest.skipOwnerDetails ? fresh.owner : { ...fresh.owner, ...owner },
      pet: { ...fresh.pet, ...pet },
    }))

  test('no value of either side is lost unless its own side changed it', () => {
    fc.assert(
      fc.property(content, content, content, (before, mine, theirs) => {
        const { merged, conflicts } = mergeBooking(before, mine, theirs)
        const asked = new Set(conflicts.map(fieldNamed))
        const mineChanged = new Set(changedFields(before, mine))
        // What differs from the other side is mine, changed by me, or an open question.
        for (const name of changedFields(merged, theirs)) {
          expect(isOneOf(name, mineChanged) || isOneOf(name, asked)).toBe(true)
        }
        // What differs from mine came from the other side's change of it.
        const theirsChanged = new Set(changedFields(before, theirs))
        for (const name of changedFields(merged, mine)) expect(isOneOf(name, theirsChanged)).toBe(true)
      }),
      { numRuns: 2000 },
    )
  })

  test('nothing is asked when one side changed nothing, and the other side stands', () => {
    fc.assert(
      fc.property(content, content, (before, after) => {
        expect(mergeBooking(before, before, after)).toMatchObject({ conflicts: [] })
        expect(changedFields(mergeBooking(before, before, after).merged, after)).toEqual([])
        expect(mergeBooking(before, after, before).merged).toEqual(after)
      }),
      { numRuns: 1000 },
    )
  })

  /** Of an owner given by one side alone, `owner` stands for each of its fields. */
  function isOneOf(name: string, names: ReadonlySet<string | undefined>): boolean {
    return (
      names.has(name) || [...names].some((each) => each?.split('.')[0] === 'owner' && name.split('.')[0] === 'owner')
    )
  }
})
