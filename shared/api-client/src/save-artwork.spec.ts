import { expect, test, vi } from 'vitest'
import { createApiClient } from './client'
import { ARTWORK_PROGRESS, ArtworkFailure, saveArtwork } from './save-artwork'
import type { ArtworkInput } from './save-artwork'

const text = (words: string) => ({ text: words, size: 20, font: 'Arial' as const })
const bella: ArtworkInput = {
  bookingId: 'b1',
  lineId: 'l1',
  editId: 'edit-1',
  productId: 'plaque-portrait',
  version: 0,
  draft: {
    petName: text('Bella'),
    primaryText: text('Loved'),
    secondaryText: text('2010 – 2026'),
    icon: 'None',
    iconPlacement: 'Left',
    photo: null,
  },
  photo: new Blob(['photo!'], { type: 'image/jpeg' }),
}
const engraving = (version: number) => ({
  bookingId: 'b1',
  quotedProductId: 'l1',
  productId: 'plaque-portrait',
  productName: 'Portrait Plaque',
  petName: 'Bella',
  version,
  state: 'waiting',
  current: null,
  received: null,
  approval: null,
  changeRequest: null,
  closed: null,
  answerBy: null,
  request: null,
  workshop: null,
  owner: null,
  isSubmitted: false,
  endedApproval: null,
  alsoWaiting: [],
})

/** A fake server and storage that record requests. `fails` names the request to refuse. */
function world() {
  const asked: { what: string; key: string | null; match: string | null; body: unknown }[] = []
  const stored: { url: string; size: number; headers: unknown }[] = []
  const state = { fails: '' }
  const fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init)
    const what = `${request.method} ${new URL(request.url).pathname.replace(/.*engraving\/l1/, '')}`
    const body: unknown = await request.json()
    const { headers } = request
    asked.push({ what, key: headers.get('idempotency-key'), match: headers.get('if-match'), body })
    if (state.fails === what) return Response.json({ message: 'No' }, { status: 500 })
    if (!what.endsWith('/upload')) return Response.json(engraving(what.endsWith('files') ? 2 : 1))
    const key = `new/${asked.length}.jpg`
    return Response.json({
      key,
      url: `https://storage.test/${key}`,
      headers: { 'Content-Type': 'image/jpeg' },
      expiresAt: '',
    })
  }
  const send = async (url: RequestInfo | URL, init?: RequestInit) => {
    const { size } = await new Response(init?.body).blob()
    stored.push({ url: String(url), size, headers: init?.headers })
    return new Response(null, { status: state.fails === 'storage' ? 503 : 200 })
  }
  const api = createApiClient({
    baseUrl: 'https://portal.test/api/',
    token: () => 'token',
    brand: () => 'WA LWD',
    onUnauthorized: () => undefined,
    onForbidden: () => undefined,
    report: () => undefined,
    fetch,
  })
  const onProgress = vi.fn<(words: string) => void>()
  return { asked, stored, state, onProgress, save: (work = bella) => saveArtwork(work, { api, send, onProgress }) }
}

test('sends record, pictures and files in order, with progress messages [CAT-42, OPEN-82, API-45]', async () => {
  const { asked, stored, onProgress, save } = world()
  expect(await save()).toMatchObject({ version: 2, state: 'waiting' })
  expect(asked.map(({ what, match }) => [what, match])).toEqual([
    ['PUT ', '"0"'],
    ['POST /upload', null],
    ['PUT /engraving_files', '"1"'],
  ])
  expect(asked.map(({ body }) => body).slice(1)).toEqual([
    { bytes: 6, type: 'image/jpeg' },
    { product_id: 'plaque-portrait', engraving_files: { imageOptionsUrl: 'new/2.jpg' }, ask_owner: null },
  ])
  expect(stored).toEqual([
    { url: 'https://storage.test/new/2.jpg', size: 6, headers: { 'Content-Type': 'image/jpeg' } },
  ])
  expect(onProgress.mock.calls.flat()).toEqual(Object.values(ARTWORK_PROGRESS))
})

test('sends no photo if there is none, and keeps the stored one', async () => {
  const { asked, save } = world()
  await save({ ...bella, photo: null })
  expect(asked.map(({ what }) => what)).toEqual(['PUT ', 'PUT /engraving_files'])
  expect(asked.at(-1)?.body).toMatchObject({ engraving_files: { imageOptionsUrl: null } })
})

test.each([
  ['PUT ', 'record'],
  ['POST /upload', 'upload'],
  ['storage', 'upload'],
  ['PUT /engraving_files', 'files'],
])('reports the part if %s fails, and repeats the same write on retry', async (fails, part) => {
  const { asked, state, save } = world()
  state.fails = fails
  const failure = await save().catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(ArtworkFailure)
  expect(failure).toMatchObject({ part, cause: { kind: 'server' }, saved: part === 'record' ? null : { version: 1 } })
  state.fails = ''
  await save()
  const keys = asked.filter(({ what }) => what === 'PUT ').map(({ key }) => key)
  expect(keys[0]).toMatch(/^edit-1-[0-9a-f]{16}$/)
  expect(keys).toEqual([keys[0], keys[0]])
})

test('another design is another write', async () => {
  const { asked, save } = world()
  await save()
  await save({ ...bella, draft: { ...bella.draft, icon: 'Heart' } })
  const [first, , , , second] = asked.map(({ key }) => key)
  expect(second).not.toBe(first)
})
