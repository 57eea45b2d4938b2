import { emptyBooking, emptyOwner, emptyPet, findServiceType, toBookingSubmit } from '@portal/domain'
import { createBooking } from '@portal/api-client/contract/booking'
import { saveSpecialInstructions } from '@portal/api-client/contract/special-instruction'
import type { Words } from '../words'
import type { Office } from './office'

/** A booking that somebody has entered before the race; answers its id. */
export async function beginWith(office: Office, words: Words, about: string): Promise<string> {
  const serviceType = findServiceType('private cremation & return of ashes', office.serviceTypes)
  const own = (stem: string) => words.text(about, 'first', stem)
  const body = toBookingSubmit({
    ...emptyBooking(),
    vetStaff: own('Kim'),
    serviceType: serviceType?.name ?? '',
    rawServiceType: serviceType ?? null,
    opportunityType: 'vet_direct',
    owner: {
      ...emptyOwner(),
      firstName: own('Anna'),
      lastName: own('Reid'),
      phoneNumber: words.phone(about),
      email: words.email(about, 'first'),
      address: words.address(about, 'first'),
    },
    pet: {
      ...emptyPet(),
      firstName: own('Bella'),
      lastName: own('Pet'),
      type: 'Dog',
      breed: words.breed(about)?.name ?? '',
      sex: 'Female',
      weight: Number(words.weight(about)),
    },
  })
  const direct = office.clientOf(office.accounts[0], async (input, init) => office.app.fetch(new Request(input, init)))
  const { id, version } = await direct.call(createBooking, { body, idempotencyKey: crypto.randomUUID() })
  const instruction = { id: crypto.randomUUID(), description: own('Call'), opportunity_id: id, completed: false }
  await direct.call(saveSpecialInstructions, {
    body: { opportunity_id: id, special_instructions: [instruction] },
    version,
    idempotencyKey: crypto.randomUUID(),
  })
  return id
}
