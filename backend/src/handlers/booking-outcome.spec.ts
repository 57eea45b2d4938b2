import { emptyAddress, emptyCollection, toCollectionSubmit } from '@portal/domain'
import { describe, expect, test } from 'vitest'
import { BANKSIA, HARBOUR, SOUTHBANK } from '../../test/api'
import type { RequestOptions } from '../../test/api'
import { PRIVATE, submitOf } from '../../test/booking'
import { specApi } from '../../test/spec-api'

const api = specApi()

const atThePractice = toCollectionSubmit({
  ...emptyCollection(),
  collectionAddressOption: 'vet_address',
  collectionAddress: { ...emptyAddress(), street: '77 City Road', city: 'Southbank', state: 'VIC', postalcode: '3006' },
})

async function made(changes = {}): Promise<string> {
  return (await api.ask('POST', 'portal/booking', { body: { ...(await submitOf(api, PRIVATE)), ...changes } })).body.id
}
const complete = (id: string, body: unknown = {}, ask: RequestOptions = {}) =>
  api.ask('POST', `portal/booking/${id}/complete`, { body, version: 1, ...ask })
const read = async (id: string) => (await api.ask('GET', `portal/booking/${id}`)).body

describe('the outcome [OPEN-98]', () => {
  const DISPERSAL = 'private cremation & dispersal of ashes'
  const told = 'Biscuit is cremated alone. Her ashes will not be returned.'
  const outcomeOf = async (id: string) => {
    const [row] = await api.connection.sql.query(
      `select outcome, record->>'outcome' as recorded, outcome_acknowledged as ticked from booking_submissions where booking_id = $1`,
      [id],
    )
    return row
  }

  test('is stored as shown with the submission, and returned with the booking', async () => {
    const id = await made()
    expect((await read(id)).outcome).toBeNull()
    const sentence = 'Biscuit is cremated alone. Her ashes will be returned to Harbour Veterinary Clinic.'
    expect((await complete(id)).body.outcome).toBe(sentence)
    expect((await read(id)).outcome).toBe(sentence)
    expect(await outcomeOf(id)).toEqual({ outcome: sentence, recorded: sentence, ticked: false })
  })

  test.each([
    [HARBOUR, false, 'Her ashes will be returned to Harbour Veterinary Clinic.'],
    [BANKSIA, false, 'Her ashes will be returned to the owner, Ada Quill.'],
    [SOUTHBANK, true, "Her ashes will be returned. We'll ask Southbank Vet Group where to send them."],
  ])('for %s, owner omitted: %s, promises only what is known', async (as, skip_owner_details, end) => {
    const body = await submitOf(api, PRIVATE, { skip_owner_details, ...atThePractice }, as)
    const { id } = (await api.ask('POST', 'portal/booking', { body, as })).body
    expect((await complete(id, {}, { as })).body.outcome).toBe(`Biscuit is cremated alone. ${end}`)
    expect((await outcomeOf(id))?.outcome).toBe(`Biscuit is cremated alone. ${end}`)
  })

  test('requires a confirmation if no ashes are returned', async () => {
    const id = await made(await submitOf(api, DISPERSAL))
    for (const body of [{}, { outcome_acknowledged: false }, { outcome_acknowledged: null }]) {
      const reply = await complete(id, body)
      expect([reply.status, reply.body.errors.detail]).toEqual([422, { outcome: 'notAcknowledged' }])
    }
    expect([(await read(id)).cstm.order_stage_c, await outcomeOf(id)]).toEqual(['VP Unsubmitted', undefined])
    const reply = await complete(id, { outcome_acknowledged: true })
    expect([reply.status, reply.body.outcome]).toEqual([200, told])
    expect(await outcomeOf(id)).toEqual({ outcome: told, recorded: told, ticked: true })
  })

  test('stays the same after later changes', async () => {
    const id = await made()
    const { outcome } = (await complete(id)).body
    const rename = (name: string) =>
      api.connection.sql.query(`update practices set name = $1 where id = 'practice-harbour'`, [name])
    await rename('Renamed')
    expect((await read(id)).outcome).toBe(outcome)
    await rename('Harbour Veterinary Clinic')
  })
})
