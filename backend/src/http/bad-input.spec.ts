import { beforeAll, describe, expect, test } from 'vitest'
import { withoutLinks } from '@portal/domain/link-like'
import { contract } from '@portal/api-client/contract'
import type { EndpointName } from '@portal/api-client/contract'
import { BLANK_TEXTS, ENDLESS_TEXT, UNPRINTABLE_TEXTS, UNUSUAL_TEXTS } from '@portal/testing/nasty-texts'
import type { Reply } from '../../test/api'
import { specApi } from '../../test/spec-api'
import { plainName, textPaths, withText } from '../../test/texts'
import { WRITTEN_TABLES, writesOf } from '../../test/writes'

const api = specApi()
const { writes: WRITES, start, send } = writesOf(() => api)
beforeAll(async () => {
  await start()
})

const rows = () => Promise.all(WRITTEN_TABLES.map((table) => api.count(table)))

test('the table covers every write of the contract', () => {
  const writes = Object.entries(contract).filter(([, endpoint]) => 'body' in endpoint)
  expect(Object.keys(WRITES).toSorted()).toEqual(writes.map(([name]) => name).toSorted())
})

const writes = Object.entries(WRITES).map(([name, write]) => [name, write] as const)

/** Fields, prefixed by their endpoint, with a fixed set of values that no user types; another value is malformed. */
const CHOICE = /^\w+\.(?:icon|iconPlacement|method|why)$|\.(?:font|counts\.\d)$/

const OPEN = new Set<string>(Object.values(contract).flatMap(({ name, access }) => (access === 'open' ? [name] : [])))

describe('a text that is endless or cannot be stored', () => {
  const nasty = { ...UNPRINTABLE_TEXTS, '10,000 characters': ENDLESS_TEXT }

  test.each(writes)("%s refuses it with the field's name and writes nothing", async (name, write) => {
    const before = await rows()
    for (const path of textPaths(write.body())) {
      for (const [what, text] of Object.entries(nasty)) {
        const { status, body } = await send(write, withText(write.body(), path, text))
        const named = Object.keys(body.errors?.detail ?? {}).map(plainName)
        // A call without a token accepts 8 KB, so such a text is refused before it is read [OPEN-323].
        if (status === 413 && text === ENDLESS_TEXT && OPEN.has(name)) continue
        const refused = CHOICE.test(`${name}.${path}`) ? 400 : 422
        expect({ path, what, status, named }).toEqual({ path, what, status: refused, named: [plainName(path)] })
      }
    }
    expect(await rows()).toEqual(before)
  })
})

/** Endpoints and fields of texts that people write, and where the response returns each text. */
const WRITTEN: readonly (readonly [EndpointName, string, (reply: Reply) => unknown])[] = [
  ['createBooking', 'vet_staff_c', ({ body }) => body.cstm.vet_staff_c],
  ['createBooking', 'owner.first_name', ({ body }) => body.owner.first_name],
  ['createBooking', 'owner.last_name', ({ body }) => body.owner.last_name],
  ['createBooking', 'pet.first_name', ({ body }) => body.pet.first_name],
  ['createBooking', 'pet.last_name', ({ body }) => body.pet.last_name],
  ['saveSpecialInstructions', 'special_instructions.0.description', ({ body }) => body.at(-1).description],
  ['createContact', 'first_name', ({ body }) => body.first_name],
  ['createContact', 'last_name', ({ body }) => body.last_name],
  ['createMember', 'first_name', ({ body }) => body.first_name],
  ['createMember', 'last_name', ({ body }) => body.last_name],
]

describe('a text that people write', () => {
  test.each(WRITTEN)('%s stores %s unchanged, or reports it as missing', async (name, path, read) => {
    const write = WRITES[name]
    if (write === undefined) throw new Error(`${name} is not in the table`)
    for (const each of Object.values(UNUSUAL_TEXTS)) {
      // A member's name has no slash [OPEN-328].
      const text = name === 'createMember' ? withoutLinks(each) : each
      const reply = await send(write, withText(write.body(), path, `  ${text} `))
      expect([reply.status < 300, read(reply)]).toEqual([true, text])
    }
    const before = await rows()
    for (const text of Object.values(BLANK_TEXTS)) {
      const { status, body } = await send(write, withText(write.body(), path, text))
      expect([status, Object.keys(body.errors.detail).map(plainName)]).toEqual([422, [plainName(path)]])
    }
    expect(await rows()).toEqual(before)
  })

  test.each([
    ['createBooking', 'owner.email'],
    ['createMember', 'email_address'],
  ] as const)('%s accepts only an email for %s [WIZ-81, OPEN-79]', async (name, path) => {
    const write = WRITES[name]
    if (write === undefined) throw new Error(`${name} is not in the table`)
    const before = await rows()
    for (const text of ['<b>@x.test', 'a@b', '"a b"@x.test', 'مرحبا@x.test', 'a@x.test,b@x.test', 'a@\u202Ex.test']) {
      const { status, body } = await send(write, withText(write.body(), path, text))
      expect([text, status, Object.keys(body.errors.detail)]).toEqual([text, 422, [path]])
    }
    expect(await rows()).toEqual(before)
  })
})
