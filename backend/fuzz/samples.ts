import { BANKSIA, HARBOUR, HARBOUR_NURSE, SOUTHBANK } from '../test/api'
import type { TestApi } from '../test/api'
import { PNG, line, submitOf } from '../test/booking'
import { PHOTO, draft } from '../test/engraving'
import type { plaqueOn } from '../test/engraving'
import { autoRollback, fault, part, visit } from '../test/part-metrics'
import type { Samples } from './requests'

export const NOBODY = 'nobody'
/** The owner of the plaque among the samples, with the token of its line. */
export const OWNER = 'owner of a plaque'
export const WHO_RUNS_IT = 'operator'

const parts = [{ ...part(), ms: 412 }]

/** Callers, ids and bodies of the demo world and of bookings that are made for it. */
export async function collectSamples(api: TestApi, plaque: Awaited<ReturnType<typeof plaqueOn>>): Promise<Samples> {
  const submit = await submitOf(api, 'private cremation & return of ashes', {
    quoted_products: [line('fur-locket')],
  })
  const made = await Promise.all(Array.from({ length: 4 }, () => api.ask('POST', 'portal/booking', { body: submit })))
  const [first] = made.map((reply) => String(reply.body.id))
  const instruction = { id: '', description: 'Call first', opportunity_id: first, completed: false }
  return {
    who: [
      HARBOUR,
      HARBOUR,
      HARBOUR,
      HARBOUR,
      HARBOUR_NURSE,
      BANKSIA,
      SOUTHBANK,
      NOBODY,
      OWNER,
      OWNER,
      WHO_RUNS_IT,
      WHO_RUNS_IT,
    ],
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
    bodies: {
      'POST /portal/booking': [submit],
      'PUT /portal/booking/{id}': [submit, { ...submit, pet: null, owner: null }],
      'POST /portal/booking/{id}': [submit],
      'PATCH /portal/booking/{id}': [submit],
      'POST /portal/booking/{id}/complete': [
        { screenshot_image: PNG },
        { screenshotImage: PNG, outcome_acknowledged: true },
      ],
      'POST /portal/special_instruction': [{ opportunity_id: first, special_instructions: [instruction, instruction] }],
      'PUT /portal/special_instruction/{id}': [{ special_instructions: [instruction] }],
      'POST /portal/earlier_owners': [
        { first_name: 'Ann', last_name: 'Quill', phone: '', booking_id: first },
        { last_name: 'Quill', phone: '0412 000 111' },
      ],
      'POST /portal/guest/login': [{ booking_id: 'booking-100007', quoted_product_id: 'x', phone: '412345678' }],
      'PUT /portal/booking/{id}/engraving/{lineId}': [draft(), draft({ icon: 'Heart' }), draft({ photo: PHOTO })],
      'POST /portal/booking/{id}/engraving/{lineId}/upload': [{ bytes: 9 }],
      'PUT /portal/booking/{id}/engraving/{lineId}/engraving_files': [
        { product_id: 'plaque-text', engraving_files: { imageOptionsUrl: 'uploads/x' } },
        { product_id: 'plaque-text', engraving_files: { imageOptionsUrl: null } },
      ],
      'POST /portal/booking/{id}/engraving/{lineId}/approve': [{ sha256: 'a'.repeat(64), way: 'phone' }],
      'POST /portal/booking/{id}/engraving/{lineId}/change_request': [{ note: 'Another heart, please' }],
      'POST /portal/part_faults': [fault()],
      'POST /portal/part_metrics': [{ parts }],
      'POST /portal/part_metrics/{id}': [{ parts }],
      'POST /portal/screen_times': [{ visits: [visit()] }],
      'POST /portal/screen_times/{id}': [{ visits: [visit()] }],
      'POST /portal/auto_rollback': [autoRollback()],
      'POST /portal/vet': [
        { pricing_information_c: 'RRP', default_collection_location_c: 'Vet', provides_client_details_c: 1 },
      ],
      'POST /portal/contact': [{ first_name: 'Vera', last_name: 'Moss' }],
      'POST /portal/contact/{id}': [{ first_name: 'Vera', last_name: 'Moss' }],
    },
  }
}
