import { expect, test } from 'vitest'
import { addTime } from '@portal/domain'
import type { Reply } from '../../test/api'
import { PRIVATE, line, owner, submitOf } from '../../test/booking'
import { specApi } from '../../test/spec-api'

const api = specApi()

/** Harbour's owner, who acts in this test. */
const OLIVIA = 'Olivia Hart'

interface EventRow {
  readonly id: string
  readonly created_by: string
  readonly date_created: string
}
const bookingNow = async (id: string) => (await api.ask('GET', `portal/booking/${id}`)).body

/** Authors and fields of the events that an act adds to the timeline. */
async function tellers(id: string, act: () => Promise<Reply>): Promise<string[]> {
  const eventsOf = async (): Promise<EventRow[]> => (await bookingNow(id)).order_events
  const before = new Set((await eventsOf()).map((event) => event.id))
  api.clock.now = addTime(api.clock.now, 1, 'minute')
  expect((await act()).status).toBeLessThan(300)
  const added = (await eventsOf()).filter((event) => !before.has(event.id))
  expect(added.map((event) => event.date_created)).toEqual(added.map(() => api.clock.now.toISOString()))
  return [...new Set(added.map((event) => event.created_by))]
}

test('the timeline has each change of a booking, with author and time [OPEN-30, OPEN-209, OPEN-270]', async () => {
  const body = await submitOf(api, PRIVATE)
  const { id } = (await api.ask('POST', 'portal/booking', { body })).body
  expect((await bookingNow(id)).order_events).toMatchObject([{ created_by: OLIVIA, to_value: 'VP Unsubmitted' }])
  const path = `portal/booking/${id}`
  const send = async (method: 'POST' | 'PUT', to: string, more: object) =>
    api.ask(method, to, { body: more, version: (await bookingNow(id)).version })
  const rows = [{ id: '', opportunity_id: id, description: 'Call first', completed: false }]
  const heavy = { ...body, pet: { ...body.pet, weight: 190 } }
  const acts: Readonly<Record<string, () => Promise<Reply>>> = {
    'who books': () => send('PUT', path, { ...body, vet_staff_c: 'Dana' }),
    owner: () => send('PUT', path, { ...body, owner: { ...owner, first_name: 'Adele' } }),
    pet: () => send('PUT', path, heavy),
    'an answer alone': () => send('PUT', path, { ...heavy, warning_answers: { 'weight:Dog:190': 'right' } }),
    items: () => send('PUT', path, { ...heavy, quoted_products: [line('fur-locket')] }),
    'an instruction more': () =>
      send('POST', 'portal/special_instruction', { opportunity_id: id, special_instructions: rows }),
    instructions: () => send('PUT', `portal/special_instruction/${id}`, { special_instructions: [] }),
    discarded: () => send('POST', `${path}/discard`, {}),
    restored: () => send('POST', `${path}/restore`, {}),
    submitted: () => send('POST', `${path}/complete`, {}),
  }
  for (const [what, act] of Object.entries(acts)) expect([what, ...(await tellers(id, act))]).toEqual([what, OLIVIA])
})
