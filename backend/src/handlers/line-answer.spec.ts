import { expect, test } from 'vitest'
import { PRIVATE, anotherPet, firstChoices, line, submitOf } from '../../test/booking'
import { specApi } from '../../test/spec-api'

const api = specApi()

async function made(product: string, choices: Record<string, { id: string }[]>, weight = 12.5) {
  const quoted_products = [line(product, { package_products_c: choices })]
  const body = await submitOf(api, PRIVATE, { pet: anotherPet({ weight }), quoted_products })
  return (await api.ask('POST', 'portal/booking', { body })).body
}
const read = async (id: string) => (await api.ask('GET', `portal/booking/${id}`)).body

test("a package lists its contents with today's instructions [OPEN-97]", async () => {
  const { id } = await made('package-simple', await firstChoices(api, 'pine-sliding-box', 'ink-paw-print'))
  await api.connection.sql.query(
    `update products set details = details || '{"preCremationInstructions": "Take three prints."}' where id = 'ink-paw-print'`,
  )
  const [{ pieces }] = (await read(id)).quoted_products
  expect(
    pieces.map((piece: Record<string, unknown>) => [piece.id, Boolean(piece.name), piece.pre_cremation_instructions]),
  ).toEqual([
    ['package-simple', true, null],
    ['pine-sliding-box', true, null],
    ['ink-paw-print', true, 'Take three prints.'],
  ])
})
