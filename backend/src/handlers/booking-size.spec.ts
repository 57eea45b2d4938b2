import { describe, expect, test } from 'vitest'
import { PRIVATE, anotherPet, firstChoices, line, submitOf } from '../../test/booking'
import { specApi } from '../../test/spec-api'

const api = specApi()

const URN = 'classic-urn'

/** A booking with an urn sized for the pet's weight, which then changes. */
async function outgrown(weight: number) {
  const { body: options } = await api.ask('GET', `portal/product/${URN}/options`)
  const size = options.filteredproducts.find(
    (each: { min_weight: number | null; max_weight: number | null }) =>
      each.max_weight !== null && (each.min_weight ?? 0) <= 12.5 && 12.5 < each.max_weight,
  )
  const choices = await firstChoices(api, URN)
  const others = choices[URN]?.filter(
    ({ id }) => options.filteredproducts.find((each: { id: string }) => each.id === id)?.group !== size.group,
  )
  const sent = line(URN, { package_products_c: { ...choices, [URN]: [...(others ?? []), { id: size.id }] } })
  const lighter = anotherPet()
  const submit = await submitOf(api, PRIVATE, { pet: lighter, quoted_products: [sent] })
  const { body: made } = await api.ask('POST', 'portal/booking', { body: submit })
  const [{ id: lineId, name }] = made.quoted_products
  const { body } = await api.ask('PUT', `portal/booking/${made.id}`, {
    body: { ...submit, pet: { ...lighter, weight }, quoted_products: [] },
    version: 1,
  })
  const question = `${name}: ${size.group} was chosen for 12.50 kg; Biscuit weighs ${weight.toFixed(2)} kg now.`
  return { id: String(made.id), version: Number(body.version), lineId: String(lineId), question }
}
const complete = ({ id, version }: { id: string; version: number }, body: object = {}) =>
  api.ask('POST', `portal/booking/${id}/complete`, { body, version })
const rows = ({ id }: { id: string }) =>
  api.connection.sql.query('select confirmed_sizes, record from booking_submissions where booking_id = $1', [id])

describe('the server also asks about a size for another weight [OPEN-103]', () => {
  test('without an answer it refuses with a message, and submits nothing', async () => {
    const made = await outgrown(71)
    for (const body of [{}, { sizes_confirmed: false }, { sizes_confirmed: null }]) {
      const reply = await complete(made, body)
      expect([reply.status, reply.body.errors.detail, reply.body.message]).toEqual([
        422,
        { [`quoted_products.${made.lineId}.size`]: 'outgrown' },
        `${made.question} Confirm this size, or change the item. Nothing was submitted.`,
      ])
    }
    expect(await rows(made)).toEqual([])
  })

  test('it stores the answer with the booking, as it was asked', async () => {
    const made = await outgrown(71)
    expect((await complete(made, { sizes_confirmed: true })).status).toBe(200)
    const [row] = await rows(made)
    expect([row?.confirmed_sizes, row?.record]).toMatchObject([[made.question], { confirmedSizes: [made.question] }])
  })
})
