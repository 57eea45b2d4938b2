import { describe, expect, test } from 'vitest'
import { BOOKING_OPTIONS } from '@portal/domain'
import type { BookingOptionSlug, WizardKind } from '@portal/domain'
import { needsAcknowledgement, serviceOutcome } from './rules'
import type { OutcomeFacts } from './rules'

const bella = { firstName: 'Bella', sex: 'Female' }
const owner = { firstName: 'Grace', lastName: 'Nolan' }
const practiceName = 'Harbour Veterinary Clinic'
const HARBOUR = 'Bella is cremated alone. Her ashes will be returned to Harbour Veterinary Clinic.'
const TO_HARBOUR = 'Her ashes will be returned to Harbour Veterinary Clinic.'
const TO_GRACE = 'Her ashes will be returned to the owner, Grace Nolan.'
const ASKED = "Her ashes will be returned. We'll ask Harbour Veterinary Clinic where to send them."
const EITHER = 'Her ashes will be returned to the owner, or where Harbour Veterinary Clinic says.'
const SCATTERED = 'Bella is cremated alone. Her ashes will not be returned.'
const COMMUNAL = 'Bella is cremated together with other pets. Her ashes will not be returned.'
const ITEMS = 'These items are sent to Harbour Veterinary Clinic. Nothing else is booked.'

/** The type requires every option, so one without a sentence does not compile. */
const TOLD: Readonly<Record<BookingOptionSlug, readonly [returns: boolean | null, sentence: string]>> = {
  'private-return': [true, HARBOUR],
  'private-dispersal': [false, SCATTERED],
  'package-return': [true, HARBOUR],
  'package-dispersal': [false, SCATTERED],
  'referral-return': [true, 'Bella is cremated alone. Her ashes will be returned to the owner, Grace Nolan.'],
  'referral-dispersal': [false, SCATTERED],
  'vetunity-private-return': [true, 'Bella is cremated alone. Her ashes will be returned to the owner, Grace Nolan.'],
  'vetunity-private-dispersal': [false, SCATTERED],
  'vetunity-communal-pet': [false, COMMUNAL],
  'vetunity-communal-stray-wildlife': [
    false,
    'Bella is cremated together with other animals. Her ashes will not be returned.',
  ],
  communal: [false, COMMUNAL],
  'urns-and-memorabilia': [null, ITEMS],
  'vet-supply-order': [null, ITEMS],
}

describe('the outcome [OPEN-98]', () => {
  test.each(BOOKING_OPTIONS.map((option) => [option.slug, option] as const))('of %s', (slug, option) => {
    const facts = { serviceType: option.sugarAPIName, kind: option.kind, pet: bella, owner, practiceName }
    const [returns, sentence] = TOLD[slug]
    expect(serviceOutcome(facts)).toEqual({ returns, sentence })
    expect(serviceOutcome({ ...facts, serviceType: ` ${option.sugarAPIName.toUpperCase()} ` })).toEqual({
      returns,
      sentence,
    })
    expect(needsAcknowledgement({ returns })).toBe(/will not be returned/.test(sentence))
  })

  test.each([
    [{ firstName: 'Max', sex: 'Male' }, 'Max is cremated alone. His ashes will not be returned.'],
    [{ firstName: ' Coco ', sex: '' }, 'Coco is cremated alone. The ashes will not be returned.'],
    [{ firstName: 'x'.repeat(40), sex: '' }, `${'x'.repeat(40)} is cremated alone. The ashes will not be returned.`],
    [{ firstName: 'x'.repeat(41), sex: '' }, `${'x'.repeat(40)}… is cremated alone. The ashes will not be returned.`],
    [{ firstName: '', sex: 'Female' }, 'This pet is cremated alone. Her ashes will not be returned.'],
    [{ firstName: '', sex: 'constructor' }, 'This pet is cremated alone. The ashes will not be returned.'],
  ])('of %j', (pet, sentence) => {
    const serviceType = 'private cremation & dispersal of ashes'
    expect(serviceOutcome({ serviceType, kind: 'private', pet, owner, practiceName }).sentence).toBe(sentence)
  })

  test.each<[WizardKind, given: string, leftOut: string, notYet: string]>([
    ['private', TO_HARBOUR, TO_HARBOUR, TO_HARBOUR],
    ['package', TO_HARBOUR, TO_HARBOUR, TO_HARBOUR],
    ['referral', TO_GRACE, ASKED, EITHER],
    ['vetunity-private', TO_GRACE, ASKED, EITHER],
  ])('promises only what is known about ashes returned from %s', (kind, given, leftOut, notYet) => {
    const told = (who: OutcomeFacts['owner']) => {
      const serviceType = 'private cremation & return of ashes'
      const { returns, sentence } = serviceOutcome({ serviceType, kind, pet: bella, owner: who, practiceName })
      expect(returns).toBe(true)
      return sentence.replace('Bella is cremated alone. ', '')
    }
    expect([told(owner), told(null), told({ firstName: ' ', lastName: '' })]).toEqual([given, leftOut, notYet])
  })

  test.each([
    [{ firstName: ' Grace ', lastName: '' }, 'Her ashes will be returned to the owner, Grace.'],
    [{ firstName: '', lastName: ' Nolan' }, 'Her ashes will be returned to the owner, Nolan.'],
    [{ firstName: 'x'.repeat(30), lastName: 'y'.repeat(30) }, `the owner, ${'x'.repeat(30)} ${'y'.repeat(9)}….`],
    [null, "Her ashes will be returned. We'll ask the practice where to send them."],
    [{ firstName: '', lastName: '' }, 'Her ashes will be returned to the owner, or where the practice says.'],
  ])('of an owner %j and a practice without a name', (who, end) => {
    const serviceType = 'private cremation & return of ashes'
    const facts = { serviceType, kind: 'referral', pet: bella, owner: who, practiceName: ' ' } as const
    expect(serviceOutcome(facts).sentence.endsWith(end)).toBe(true)
  })

  test('without a practice name, without a service, and with an unknown service', () => {
    const told = (serviceType: string | null, name = practiceName) =>
      serviceOutcome({ serviceType, kind: null, pet: bella, owner, practiceName: name })
    expect(told('vet supply order', ' ').sentence).toBe('These items are sent to the practice. Nothing else is booked.')
    expect(told(null)).toEqual({ returns: null, sentence: '' })
    expect(told('Aquamation')).toEqual({ returns: null, sentence: "This booking is for the service 'Aquamation'." })
  })
})
