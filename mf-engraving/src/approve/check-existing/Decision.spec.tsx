// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pictureOf, shaOf, stubPictures } from '../../artwork/pictures.fixture'
import {
  approval,
  asOwner,
  AT,
  engraving,
  engravingOfWords,
  failure,
  lineApi,
  STAFF_AT,
  version,
} from '../../line/engraving.fixture'
import { approve, approving, press, seen, show, tick, disabledReason } from './check-existing.fixture'

beforeEach(() => void stubPictures())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const PICTURE = '/api/booking-files/artwork.webp'

test('an owner ticks, then approves exactly the version and bytes shown [ENG-15, ENG-48, ENG-49, OPEN-67, OPEN-94]', async () => {
  stubPictures({ [PICTURE]: () => pictureOf('luna') })
  const { sent, approveEngraving } = approving()
  const { address } = show(asOwner({ approveEngraving }))
  await seen()
  expect(screen.queryByRole('radiogroup')).toBeNull()
  await approve()
  expect(screen.getByText('Please check the green approval checkbox.')).toBeTruthy()
  expect(sent).toEqual([])
  tick()
  await approve()
  expect(sent).toEqual([[3, { sha256: shaOf('luna'), method: null }]])
  await expect.poll(address).toBe('/engraving/thank-you?staff=0&bookingId=booking-7&quotedProductId=line-1')
})

test('staff must say how the owner told them before they approve [ENG-15, ENG-64, OPEN-67]', async () => {
  const { sent, approveEngraving } = approving()
  const { address } = show({ api: lineApi({ approveEngraving }) }, STAFF_AT)
  await seen()
  tick()
  await approve()
  expect(screen.getByText('Choose how Grace told you.')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'By phone' }))
  expect(sent).toEqual([])
  fireEvent.click(screen.getByRole('radio', { name: 'By letter' }))
  await approve()
  expect(sent).toEqual([[3, { sha256: shaOf(PICTURE), method: 'letter' }]])
  await expect.poll(address).toBe(STAFF_AT.replace('check-existing', 'approved'))
})

test('nothing can be approved while the picture loads, and the button says why', async () => {
  const arrive: (() => void)[] = []
  stubPictures({ [PICTURE]: () => new Promise((resolve) => arrive.push(() => resolve(pictureOf('luna')))) })
  const { sent, approveEngraving } = approving()
  show(asOwner({ approveEngraving }))
  expect(await screen.findByText('Loading the picture')).toBeTruthy()
  expect(disabledReason()).toBe('The picture is still loading. You can approve it once you see it.')
  tick()
  await approve()
  expect(sent).toEqual([])
  arrive.forEach((come) => come())
  await seen()
  await approve()
  expect(sent).toHaveLength(1)
})

test('a failed picture shows numbers; after Retry the new picture is approved', async () => {
  stubPictures({ [PICTURE]: () => Promise.reject(new TypeError('away')), '/later.webp': () => pictureOf('other') })
  const { sent, approveEngraving } = approving()
  let current = version()
  show(asOwner({ approveEngraving, getEngraving: () => engraving({ current }) }))
  const failed = await screen.findByRole('alert')
  expect(failed.textContent).toContain('The picture could not be loaded')
  expect(failed.textContent).toContain(
    'Nothing is approved. Try again, or call Harbour Veterinary Clinic on 08 9335 1100',
  )
  expect(disabledReason()).toBe('The picture could not be loaded, so nothing can be approved.')
  tick()
  await approve()
  expect(sent).toEqual([])
  current = version({ screenUrl: '/later.webp' })
  await press('Retry')
  await seen()
  await approve()
  expect(sent).toEqual([[3, { sha256: shaOf('other'), method: null }]])
})

test('on an insecure connection nothing can be approved, and the page says who to call', async () => {
  vi.stubGlobal('crypto', {})
  const { sent, approveEngraving } = approving()
  show(asOwner({ approveEngraving }))
  await seen()
  expect(await screen.findByText('Nothing can be approved over this connection')).toBeTruthy()
  tick()
  await approve()
  expect(sent).toEqual([])
})

test('a changed artwork is not approved: both versions are shown, and the new one can be [OPEN-94]', async () => {
  const pictures = stubPictures({ [PICTURE]: () => pictureOf('old'), '/n.webp': () => pictureOf('new') })
  const now = version({ version: 4, screenUrl: '/n.webp' })
  let current = engraving()
  const sent: unknown[] = []
  const { address } = show(
    asOwner({
      getEngraving: () => current,
      approveEngraving: (input: { version: number; body: { sha256: string } }) => {
        sent.push([input.version, input.body.sha256])
        if (input.version === 4) return engraving({ state: 'approved', approval, current: now, version: 4 })
        current = engraving({ current: now, version: 4 })
        return failure('version')
      },
    }),
  )
  await seen()
  tick()
  await approve()
  expect(await screen.findByText('The artwork has changed since you opened this page')).toBeTruthy()
  await expect
    .poll(() => Promise.all(screen.getAllByRole('img', { name: /^Portrait Plaque;/ }).map(pictures.shown)))
    .toEqual(['old', 'new'])
  expect(address()).toBe(AT)
  // The tick was for the earlier version.
  await approve()
  expect(sent).toHaveLength(1)
  tick()
  await approve()
  expect(sent).toEqual([
    [3, shaOf('old')],
    [4, shaOf('new')],
  ])
  await expect.poll(address).toContain('/engraving/thank-you')
})

test('bytes other than the saved ones are refused and loaded again', async () => {
  let bytes = 'wrong'
  stubPictures({ [PICTURE]: () => pictureOf(bytes) })
  const sent: string[] = []
  show(
    asOwner({
      approveEngraving: ({ body }: { body: { sha256: string } }) => {
        sent.push(body.sha256)
        return body.sha256 === shaOf('right') ? engraving({ state: 'approved', approval }) : failure('version')
      },
    }),
  )
  await seen()
  tick()
  bytes = 'right'
  await approve()
  expect(await screen.findByText(/Nothing is approved yet. Check it once more./)).toBeTruthy()
  await seen()
  tick()
  await approve()
  expect(sent).toEqual([shaOf('wrong'), shaOf('right')])
})

test('an owner checks words on an item letter by letter and approves them; only the clinic changes them [OPEN-383]', async () => {
  const getEngraving = () => engravingOfWords('Luna\n2012 – 2026')
  show(asOwner({ getEngraving }))
  expect(await screen.findByText(/has prepared these words for Luna/)).toBeTruthy()
  expect(await screen.findByRole('img', { name: 'River Stone; line 1: Luna; line 2: 2012 – 2026' })).toBeTruthy()
  expect(screen.getByRole('group', { name: 'Line 1: Luna' }).textContent).toContain('Luna')
  expect(screen.getByRole('group', { name: 'Line 2: 2012 – 2026' })).toBeTruthy()
  expect(screen.getByText('On the River Stone')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'I want to make changes' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Ask the clinic' })).toBeTruthy()
  cleanup()
  show({ api: lineApi({ getEngraving }) }, STAFF_AT)
  const link = await screen.findByRole('link', { name: 'Change the words in the booking' })
  expect(link.getAttribute('href')).toBe('/booking/booking-7')
})
