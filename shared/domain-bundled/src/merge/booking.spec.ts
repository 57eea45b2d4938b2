import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { emptyBooking, newLine, ownerFields, petFields } from '@portal/domain'
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

describe('two people edit one booking [OPEN-87]', () => {
  test("keeps my weight and my colleague's corrected name", () => {
    const { merged, fromTheirs, conflicts } = mergeBooking(
      base,
      withPet({ weight: 20 }),
      withPet({ firstName: 'Bela' }),
    )
    expect(merged.pet).toMatchObject({ firstName: 'Bela', weight: 20, breed: 'Kelpie' })
    expect([fromTheirs, conflicts]).toEqual([['pet.firstName'], []])
  })

  test('two weights conflict, and mine stays until somebody decides', () => {
    const { merged, fromTheirs, conflicts } = mergeBooking(base, withPet({ weight: 20 }), withPet({ weight: 21 }))
    expect(merged.pet.weight).toBe(20)
    expect([fromTheirs, conflicts]).toEqual([[], ['pet.weight']])
  })

  test('treats breed and type as one field: a Siamese is not a dog', () => {
    const cat = withPet({ type: 'Cat', breed: 'Siamese' })
    expect(mergeBooking(base, withPet({ breed: 'Poodle' }), cat).conflicts).toEqual(['pet.breed'])
    expect(mergeBooking(base, withPet({ sex: 'Male' }), cat).merged.pet).toMatchObject({
      type: 'Cat',
      breed: 'Siamese',
      sex: 'Male',
    })
  })

  test('an owner given on one side and withheld on the other is one conflict', () => {
    const kept = { ...base, skipOwnerDetails: true, owner: fresh.owner }
    expect(mergeBooking(base, withOwner({ phoneNumber: '0499999999' }), kept).conflicts).toEqual(['owner'])
    expect(mergeBooking(base, withPet({ sex: 'Male' }), kept)).toMatchObject({
      merged: { skipOwnerDetails: true, owner: fresh.owner, pet: { sex: 'Male' } },
      fromTheirs: ['owner'],
    })
  })

  test('keeps rows added on both sides; a row deleted on one side and changed on the other is a conflict', () => {
    const mine = withRows(row('i2', 'Call first'), row('m1', 'White box'))
    const theirs = withRows(row('i1', 'Keep collar and tag'), row('i2', 'Call first'), row('t1', 'No flowers'))
    const { merged, conflicts } = mergeBooking(base, mine, theirs)
    expect(merged.specialInstructions.map(({ id }) => id)).toEqual(['i2', 'm1', 't1'])
    expect(conflicts).toEqual(['instructions.i1'])
  })

  test('drops a row that only the other side deleted', () => {
    const { merged } = mergeBooking(base, base, withRows(row('i2', 'Call first')))
    expect(merged.specialInstructions.map(({ id }) => id)).toEqual(['i2'])
  })
})

describe('names of changed fields', () => {
  test('none, one field, an item, a row', () => {
    expect(changedFields(base, { ...base, pet: { ...base.pet, collected: true } })).toEqual([])
    expect(changedFields(base, withPet({ weight: 20 }))).toEqual(['pet.weight'])
    const more = { ...base, quotedProducts: [...base.quotedProducts, newLine({ id: 'u2', name: 'Paw print' }, 'e2')] }
    expect(changedFields(base, more)).toEqual(['items'])
    expect(changedFields(base, withRows(row('i1', 'Keep the collar')))).toEqual(['instructions'])
  })

  test('an address that follows from the practice is no change', () => {
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

test('compares every field of the form', () => {
  const changed = [
    ...Object.keys(ownerFields.asked({})).map((key) => changedFields(base, withOwner({ [key]: 'other' }))),
    ...Object.keys(petFields.asked({})).map((key) => changedFields(base, withPet({ [key]: 'other' }))),
  ]
  expect(changed.filter((names) => names.length !== 1)).toEqual([])
})

describe('for any edits of two people', () => {
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

  test('loses no value unless its own side changed it', () => {
    fc.assert(
      fc.property(content, content, content, (before, mine, theirs) => {
        const { merged, conflicts } = mergeBooking(before, mine, theirs)
        const asked = new Set(conflicts.map(fieldNamed))
        const mineChanged = new Set(changedFields(before, mine))
        // A difference from the other side is my change or an open conflict.
        for (const name of changedFields(merged, theirs)) {
          expect(isOneOf(name, mineChanged) || isOneOf(name, asked)).toBe(true)
        }
        // A difference from mine is a change of the other side.
        const theirsChanged = new Set(changedFields(before, theirs))
        for (const name of changedFields(merged, mine)) expect(isOneOf(name, theirsChanged)).toBe(true)
      }),
      { numRuns: 2000 },
    )
  })

  test('has no conflict if one side changed nothing, and takes the other side', () => {
    fc.assert(
      fc.property(content, content, (before, after) => {
        expect(mergeBooking(before, before, after)).toMatchObject({ conflicts: [] })
        expect(changedFields(mergeBooking(before, before, after).merged, after)).toEqual([])
        expect(mergeBooking(before, after, before).merged).toEqual(after)
      }),
      { numRuns: 1000 },
    )
  })

  /** If only one side has an owner, `owner` stands for all owner fields. */
  function isOneOf(name: string, names: ReadonlySet<string | undefined>): boolean {
    return (
      names.has(name) || [...names].some((each) => each?.split('.')[0] === 'owner' && name.split('.')[0] === 'owner')
    )
  }
})
