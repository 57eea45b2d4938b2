import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addTime } from '@portal/domain'
import { HARBOUR } from '../../test/api'
import type { RequestOptions } from '../../test/api'
import { ownedFiles } from '../../test/owned-files'
import type { OwnedFile } from '../../test/owned-files'
import { specApi } from '../../test/spec-api'
import { standAt } from '../../test/stand-at'

const START = standAt('2026-11-20T03:00:00Z')
const after = (seconds: number) => addTime(START, seconds, 'second')

let owned: OwnedFile[]
const api = specApi()
beforeAll(async () => {
  owned = await ownedFiles(api, START)
})
beforeEach(() => {
  api.clock.now = START
})

const PHOTO = 'tags/100005-1.svg'

const open = (address: string, ask: RequestOptions = {}) => api.ask('GET', address, { as: null, ...ask })

/** Enough to recognise a picture; searching megabytes would take minutes. */
const BEGINNING = 8_000

/** Whether any 16 characters of the answer stand in the file's beginning. */
function tells(body: unknown, file: OwnedFile): boolean {
  const content = file.content.slice(0, BEGINNING)
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return Array.from(text.slice(15), (_, at) => text.slice(at, at + 16)).some((piece) => content.includes(piece))
}

/** Attempts until each file had one. */
const SHARES = 6
let turn = 0

/** Every sixth file, with another selection each time: some of each folder, and in the end every file ten times. */
const share = () => {
  turn++
  return owned.filter((_, at) => (at + turn) % SHARES === 0)
}

/** Tries each address on a share of the files; returns those that leaked. */
async function leaks(
  addressOf: (file: OwnedFile, other: OwnedFile) => string,
  ask: RequestOptions = {},
): Promise<string[]> {
  const found: string[] = []
  for (const file of share()) {
    const other = owned[(owned.indexOf(file) + 1) % owned.length] ?? file
    const address = addressOf(file, other)
    const { status, body } = await open(address, ask)
    if (status < 400 || tells(body, file)) found.push(`${address}: ${status}`)
  }
  return found
}

const replaced = (text: string, at: number) => {
  const index = at < 0 ? text.length + at : at
  return text.slice(0, index) + (text[index] === 'A' ? 'B' : 'A') + text.slice(index + 1)
}

test('the test covers real files and recognises them', () => {
  const of = (folder: string) => owned.filter(({ path }) => path.startsWith(folder)).length
  expect([of('tags/') > 100, of('engravings/'), of('invoices/')]).toEqual([true, 43, 24])
  expect(owned.every((file) => tells(`{"a":${file.content.slice(200, 240)}`, file))).toBe(true)
})

/** Spellings of a path that a store, proxy or router might treat as the same. */
const DISGUISES: readonly (readonly [name: string, (path: string) => string])[] = [
  ['as it is', (path) => path],
  ['in capitals', (path) => path.toUpperCase()],
  ['with a double slash', (path) => path.replace('/', '//')],
  ['with a back slash', (path) => path.replace('/', '%5c')],
  ['with an encoded slash', (path) => path.replace('/', '%2f')],
  ['with a slash encoded twice', (path) => path.replace('/', '%252f')],
  ['through a folder', (path) => `brands/../${path}`],
  ['through an encoded folder', (path) => `brands/%2e%2e/${path}`],
  ['through a folder and encoded slashes', (path) => `brands%2f..%2f${path}`],
  ['through a folder encoded twice', (path) => `brands%252f%252e%252e%252f${path}`],
]

describe('files of a booking or practice cannot be read without their link [OPEN-92]', () => {
  test.each(DISGUISES)('by its public address %s', async (_how, disguise) => {
    expect(await leaks(({ path }) => `media/${disguise(path)}`)).toEqual([])
  })

  // Spellings that the URL parser normalises are the link itself.
  const others = DISGUISES.filter(([how]) => !/as it is|through an? (encoded )?folder$/.test(how))
  test.each(others)('by its link, the path %s', async (_how, disguise) => {
    expect(await leaks(({ path, query }) => `booking-files/${disguise(path)}?${query}`)).toEqual([])
  })

  const TRIES: readonly (readonly [
    what: string,
    (file: OwnedFile, other: OwnedFile) => string,
    ask?: RequestOptions,
  ])[] = [
    ["a token of the file's practice, no signature", ({ path }) => `booking-files/${path}`, { as: HARBOUR }],
    ['a good signature, the public address', ({ path, query }) => `media/${path}?${query}`],
    ['another file’s signature', ({ path }, other) => `booking-files/${path}?${other.query}`],
    ['a signature for one use', ({ link, path }) => `booking-files/${path}?${oneUse(link)}`],
    ['a later end', ({ link }) => link.replace(/expires=\d+/, `expires=${after(3600).getTime()}`)],
    ['an end that never comes', ({ link }) => link.replace(/expires=\d+/, 'expires=')],
    ['an end given twice', ({ link }) => link.replace('?', `?expires=${after(3600).getTime()}&`)],
    ['the last character of the signature changed', ({ link }) => replaced(link, -1)],
    [
      'a character of the path changed',
      ({ link }) => link.replace(/\d(?=\D*\?)/, (digit) => String((Number(digit) + 1) % 10)),
    ],
  ]
  test.each(TRIES.map(([what, addressOf, ask]) => [what, addressOf, ask] as const))(
    'with %s',
    async (_what, ...tried) => {
      expect(await leaks(...tried)).toEqual([])
    },
  )

  const oneUse = (link: string) => api.deps.links.signOnce(`/api/${link.replace(/\?.*/, '')}`, START).query

  test.each([60, 61, 3600, 31_536_000])('with a link that is %i seconds old', async (seconds) => {
    api.clock.now = after(seconds)
    expect(await leaks(({ link }) => link)).toEqual([])
  })

  test('an existing file is refused like a missing one', async () => {
    const [there, not] = [await open(`media/${PHOTO}`), await open('media/tags/100005-9.svg')]
    expect([there.status, there.body.message]).toEqual([404, 'The file was not found.'])
    expect([not.status, not.body.message]).toEqual([404, 'The file was not found.'])
    const [forged, none] = [await open(`booking-files/${PHOTO}`), await open('booking-files/none')]
    expect([forged.status, none.status, forged.body.message]).toEqual([403, 403, none.body.message])
  })

  test('the picture of a submitted booking has no URL', async () => {
    const key = 'bookings/booking-100001/summary-1.png'
    await api.deps.storage.put(key, new TextEncoder().encode('The picture of a summary'), 'image/png')
    for (const path of [key, `../${key}`, `..%2f${key}`, `%2e%2e/${key}`, `tags/..%2f..%2f${key}`]) {
      for (const root of ['media', 'booking-files', 'invoices/xero/tmp']) {
        const { status, body } = await open(`${root}/${path}`)
        expect(status).toBeGreaterThanOrEqual(400)
        expect(JSON.stringify(body)).not.toContain('summary')
      }
    }
  })
})
