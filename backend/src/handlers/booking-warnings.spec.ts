import { randomUUID } from 'node:crypto'
import type { BookingSubmit } from '@portal/domain'
import { addTime } from '@portal/domain'
import { beforeEach, describe, expect, test } from 'vitest'
import { BANKSIA } from '../../test/api'
import { PRIVATE, line, owner, pet, submitOf } from '../../test/booking'
import { draft, engravingOf } from '../../test/engraving'
import { specApi } from '../../test/spec-api'

const api = specApi()
/** A different surname for each test. */
let surname = ''
beforeEach(() => {
  surname = `Quill${randomUUID().replaceAll('-', '')}`
})

const OTHERS_PHONE = '+61498765432'

async function made(changes: Partial<BookingSubmit> = {}, as?: string) {
  const body = await submitOf(api, PRIVATE, { pet: { ...pet, last_name: surname }, ...changes }, as)
  return (await api.ask('POST', 'portal/booking', { body, ...(as && { as }) })).body
}
const complete = (id: string, version: number) =>
  api.ask('POST', `portal/booking/${id}/complete`, { body: {}, version })
const read = async (id: string) => (await api.ask('GET', `portal/booking/${id}`)).body
async function answered(id: string, version: number, warning_answers: object) {
  const body = { ...(await submitOf(api, PRIVATE, { pet: { ...pet, last_name: surname } })), warning_answers }
  return api.ask('PUT', `portal/booking/${id}`, { body, version })
}

describe('two bookings of one pet [OPEN-120, OPEN-121]', () => {
  test('the second booking names the first: number, stage, date and staff member', async () => {
    const first = await made()
    expect(first.warnings).toEqual([])
    const second = await made({
      vet_staff_c: 'Sam',
      pet: { ...pet, first_name: ' BISCIUT', last_name: surname },
      owner: { ...owner, first_name: 'Quill', last_name: 'Ada', phone_mobile: OTHERS_PHONE },
    })
    expect(second.warnings).toEqual([
      {
        kind: 'samePet',
        key: `samePet:${first.id}`,
        booking: {
          id: first.id,
          order_id: first.cstm.order_id_c,
          stage: 'VP Unsubmitted',
          date_entered: api.clock.now.toISOString(),
          vet_staff: 'Kim',
          pet_name: `Biscuit ${surname}`,
          owner_name: 'Ada Quill',
        },
      },
    ])
  })

  test('ignores cancelled and discarded bookings [OPEN-127, OPEN-128]', async () => {
    const [discarded, cancelled] = [await made(), await made({ vet_staff_c: 'Sam' })]
    expect((await read(cancelled.id)).warnings).toHaveLength(1)
    await api.ask('POST', `portal/booking/${discarded.id}/discard`, { body: {}, version: 1 })
    expect((await read(cancelled.id)).warnings).toEqual([])
    await api.connection.sql.query("update bookings set stage = 'Cancelled' where id = $1", [cancelled.id])
    expect((await made()).warnings).toEqual([])
  })

  test('must be answered before the submission, once for both bookings', async () => {
    const first = await made()
    const second = await made()
    const refused = await complete(second.id, 1)
    expect([refused.status, refused.body.errors.detail]).toEqual([409, { [`warnings.samePet:${first.id}`]: 'samePet' }])
    expect((await read(second.id)).cstm.order_stage_c).toBe('VP Unsubmitted')

    const { status, body } = await answered(second.id, 1, { [`samePet:${first.id}`]: 'anotherPet' })
    expect([status, body.version, body.warnings]).toEqual([200, 2, []])
    const [row] = await api.connection.sql.query('select warning_answers from bookings where id = $1', [second.id])
    expect(row).toEqual({ warning_answers: { [`samePet:${first.id}`]: 'anotherPet' } })
    // Neither booking asks about the other any more.
    expect([(await read(first.id)).warnings, (await read(second.id)).warnings]).toEqual([[], []])
    expect((await complete(second.id, 2)).status).toBe(200)
    expect((await complete(first.id, 1)).status).toBe(200)
  })

  test('a later save without answers keeps the present ones', async () => {
    const first = await made()
    const second = await made()
    await answered(second.id, 1, { [`samePet:${first.id}`]: 'anotherPet' })
    expect((await answered(second.id, 2, {})).body.warnings).toEqual([])
  })

  test('does not ask about twins, orders and bookings more than 14 days apart', async () => {
    await made()
    const twin = await made({ pet: { ...pet, first_name: 'Max', last_name: surname } })
    const order = await made(await submitOf(api, 'urns and memorabilia order', { pet: { ...pet, last_name: surname } }))
    const now = api.clock.now
    api.clock.now = addTime(now, 15, 'day')
    const later = await made()
    api.clock.now = now
    expect([twin.warnings, order.warnings, later.warnings]).toEqual([[], [], []])
  })

  test('never mentions bookings of another practice', async () => {
    await made()
    const elsewhere = await made({}, BANKSIA)
    expect([elsewhere.id !== undefined, elsewhere.warnings]).toEqual([true, []])
  })
})

describe('a weight that is unlikely for the animal', () => {
  test('asks about a budgerigar of 35 kg, and submits it once confirmed [OPEN-123]', async () => {
    const bird = { ...pet, breed_type: 'Bird', breed: 'Budgerigar', weight: 35, last_name: surname }
    const { id, warnings } = await made({ pet: bird })
    const key = 'weight:Budgerigar:35'
    expect(warnings).toEqual([
      { kind: 'unlikelyWeight', key, animal: 'Budgerigar', weight: 35, least: 0.01, most: 0.1 },
    ])
    expect((await complete(id, 1)).status).toBe(409)
    const body = await submitOf(api, PRIVATE, { pet: bird, warning_answers: { [key]: 'right' } })
    expect((await api.ask('PUT', `portal/booking/${id}`, { body, version: 1 })).body.warnings).toEqual([])
    expect((await complete(id, 2)).status).toBe(200)
  })
})

describe("engraved texts without the pet's name [OPEN-345]", () => {
  const named = (first_name: string) => ({ pet: { ...pet, first_name, last_name: surname } })
  async function save(id: string, more: Partial<BookingSubmit>) {
    const { version } = await read(id)
    const body = await submitOf(api, PRIVATE, { ...named('Stella'), ...more })
    return (await api.ask('PUT', `portal/booking/${id}`, { body, version })).body
  }

  test('are asked about once per name and text, before the submission', async () => {
    const plaque = line('plaque-text', { engraving_text: 'Bela' })
    const body = await submitOf(api, PRIVATE, { ...named('Bela'), quoted_products: [plaque] })
    const { id, quoted_products: lines } = (await api.ask('POST', 'portal/booking', { body })).body
    const { save: saveWords, saveFiles } = engravingOf(api, id, lines[0].id)
    await saveWords(0, draft({ petName: { text: 'Bela', size: 20, font: 'Arial' } }))
    await saveFiles(1, 'plaque-text')
    expect((await read(id)).warnings).toEqual([])

    const [asked] = (await save(id, {})).warnings
    expect(asked).toMatchObject({ kind: 'otherName', pet_name: 'Stella', words: 'Bela\nBorn to be loved\n2012 - 2026' })
    const { status, body: refused } = await complete(id, (await read(id)).version)
    expect([status, refused.errors.detail]).toEqual([409, { [`warnings.${asked.key}`]: 'otherName' }])

    const warning_answers = { [asked.key]: 'wordsAreRight' } as const
    expect((await save(id, { warning_answers })).warnings).toEqual([])
    // Another name and another text are new questions.
    expect((await save(id, { ...named('Nala'), warning_answers })).warnings).toHaveLength(1)
    expect((await save(id, {})).warnings).toEqual([])
    await saveWords(1, draft({ petName: { text: 'Bella', size: 20, font: 'Arial' } }))
    await saveFiles(2, 'plaque-text')
    expect((await read(id)).warnings).toMatchObject([{ pet_name: 'Stella', words: expect.stringContaining('Bella') }])
  })

  test('are also reported for a submitted booking until the cremation', async () => {
    const plaque = line('plaque-text', { engraving_text: 'Bela' })
    const body = await submitOf(api, PRIVATE, { ...named('Stella'), quoted_products: [plaque] })
    const { id } = (await api.ask('POST', 'portal/booking', { body })).body
    await api.connection.sql.query("update bookings set stage = 'VP Submitted' where id = $1", [id])
    expect((await read(id)).warnings).toMatchObject([{ kind: 'otherName' }])
    await api.connection.sql.query('update bookings set ok_cremate = true where id = $1', [id])
    expect((await read(id)).warnings).toEqual([])
  })
})
