import { beforeAll, describe, expect, test } from 'vitest'
import { BREAKING_TEXTS, SCRIPT_TEXTS } from '@portal/testing/script-texts'
import { isObject } from '@portal/domain/unknown'
import { specApi } from '../../test/spec-api'
import { plainName, withText } from '../../test/texts'
import { writesOf } from '../../test/writes'

const api = specApi()
const { writes: WRITES, start, send } = writesOf(() => api)
beforeAll(async () => {
  await start()
})

/** The fields in which people write, by the call that takes them. */
const FIELDS = {
  createContact: ['first_name', 'last_name'],
  createMember: ['first_name', 'last_name'],
  saveSpecialInstructions: ['special_instructions.0.description'],
  askForChanges: ['note'],
  createBooking: [
    'vet_staff_c',
    'owner.first_name',
    'owner.last_name',
    'pet.first_name',
    'pet.last_name',
    'quoted_products.0.engraving_text',
  ],
} as const
/** Those that take several lines. */
const SEVERAL_LINES = ['special_instructions.0.description', 'note', 'quoted_products.0.engraving_text']
const calls = Object.entries(FIELDS).map(([name, fields]) => [name, fields] as const)

function writeOf(name: string) {
  const found = Object.entries(WRITES).find(([known]) => known === name)?.[1]
  if (!found) throw new Error(`${name} is not in the table`)
  return found
}

const filled = (body: unknown, fields: readonly string[], text: string) =>
  fields.reduce((before, path) => withText(before, path, text), body)

/** Whether an answer has this text in it, as it is. */
const holds = (value: unknown, text: string): boolean =>
  value === text || (isObject(value) && Object.values(value).some((each) => holds(each, text)))

describe('a text that looks like code, in every field in which people write [OPEN-223]', () => {
  test.each(calls)('%s keeps it as typed, or refuses it in words', async (name, fields) => {
    const write = writeOf(name)
    const wrong: unknown[] = []
    for (const [what, text] of Object.entries(SCRIPT_TEXTS)) {
      const { status, body } = await send(write, filled(write.body(), fields, text))
      const isRefused = status >= 400 && status < 500 && typeof body.message === 'string' && body.message !== ''
      if (!(status < 300 ? holds(body, text) : isRefused)) wrong.push([what, status])
    }
    expect(wrong).toEqual([])
  })

  test.each(calls)('%s takes none that breaks out of a line', async (name, fields) => {
    const write = writeOf(name)
    for (const path of fields) {
      for (const [what, text] of Object.entries(BREAKING_TEXTS)) {
        const { status, body } = await send(write, withText(write.body(), path, text))
        const named = Object.keys(body.errors?.detail ?? {}).map(plainName)
        const isKept = SEVERAL_LINES.includes(path) && text.includes('\n')
        const outcome = status < 300 ? 'kept' : `${status} ${named.join()}`
        expect({ path, what, outcome }).toEqual({ path, what, outcome: isKept ? 'kept' : `422 ${plainName(path)}` })
      }
    }
  })
})
