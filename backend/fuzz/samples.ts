import { BANKSIA, HARBOUR, HARBOUR_NURSE, SOUTHBANK } from '../test/api'
import type { TestApi } from '../test/api'
import { line, submitOf } from '../test/booking'
import type { plaqueOn } from '../test/engraving'
import { writesOf } from '../test/writes'
import type { Samples } from './requests'

export const NOBODY = 'nobody'
/** The owner of the plaque among the samples, with the token of its line. */
export const OWNER = 'owner of a plaque'
export const WHO_RUNS_IT = 'operator'

/** Callers, ids and bodies of the demo world and of bookings that are made for it. */
export async function collectSamples(api: TestApi, plaque: Awaited<ReturnType<typeof plaqueOn>>): Promise<Samples> {
  const submit = await submitOf(api, 'private cremation & return of ashes', {
    quoted_products: [line('fur-locket')],
  })
  const made = await Promise.all(Array.from({ length: 4 }, () => api.ask('POST', 'portal/booking', { body: submit })))
  const { writes, start } = writesOf(() => api)
  await start()
  return {
    // Who may do most is asked for most.
    who: [HARBOUR, HARBOUR, HARBOUR, HARBOUR_NURSE, BANKSIA, SOUTHBANK, NOBODY, OWNER, OWNER, WHO_RUNS_IT, WHO_RUNS_IT],
    ids: [
      ...made.map((reply) => String(reply.body.id)),
      'booking-100001',
      'booking-100006',
      'booking-100007',
      'booking-200001',
      'clay-paw-print',
      'contact-harbour-nurse',
      String(made[0]?.body.quoted_products[0].id),
      'unknown',
      // Both are asked for together: often enough that they meet.
      ...Array.from({ length: 12 }, () => [plaque.bookingId, plaque.lineId]).flat(),
    ],
    bodies: Object.fromEntries(Object.entries(writes).map(([name, { body }]) => [name, [body()]])),
  }
}
