// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import type { Engraving } from '@portal/domain'
import { renderInPortal } from '@portal/testing'
import type { Answers } from '@portal/testing'
import { afterEach, expect, test, vi } from 'vitest'
import { engraving, lineApi, version } from '../line/engraving.fixture'
import { ArtworkPicture } from './ArtworkPicture'
import { pictureOf, shaOf, stubPictures } from './pictures.fixture'
import { useStoredPicture } from './use-stored-picture'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const SCREEN = '/api/booking-files/artwork.webp'

function Shown({ of = version() }) {
  const picture = useStoredPicture(engraving(), of)
  return (
    <>
      <code>{picture.state === 'here' ? picture.sha256 : picture.state}</code>
      <ArtworkPicture picture={picture} record={of.record} alt="Luna's plaque" whenFailed="Nothing is approved." />
    </>
  )
}
const show = (answers: Answers = {}, of = version()) =>
  renderInPortal(<Shown of={of} />, { host: { api: lineApi(answers) } })
const state = () => screen.getByText((_, element) => element?.tagName === 'CODE').textContent
const image = () => screen.getByRole('img', { name: "Luna's plaque" })

test('what is shown are the bytes that were hashed, asked for once; they are let go of', async () => {
  const { asked, shown, kept } = stubPictures({ [SCREEN]: () => pictureOf('luna') })
  const { unmount } = show()
  expect(screen.getByRole('status').textContent).toBe('The picture is on its way')
  await expect.poll(state).toBe(shaOf('luna'))
  expect(await shown(image())).toBe('luna')
  expect(asked).toEqual([SCREEN])
  unmount()
  expect(kept()).toEqual([])
})

test('without one for the screen it is the PNG', async () => {
  const { asked } = stubPictures()
  show({}, version({ screenUrl: null }))
  await expect.poll(state).toBe(shaOf('/api/booking-files/artwork.png'))
  expect(asked).toEqual(['/api/booking-files/artwork.png'])
})

test('a link that has ended is read anew by itself, once [OPEN-92]', async () => {
  const gone = () => new Response('', { status: 403 })
  const { asked } = stubPictures({ [SCREEN]: gone })
  const read = vi.fn<() => Engraving>(() => engraving({ current: version({ screenUrl: '/fresh.webp' }) }))
  show({ getEngraving: read })
  await expect.poll(state).toBe(shaOf('/fresh.webp'))
  expect(asked).toEqual([SCREEN, '/fresh.webp'])
  cleanup()
  stubPictures({ [SCREEN]: gone, '/fresh.webp': gone })
  show({ getEngraving: read })
  expect(await screen.findByText('The picture could not be loaded')).toBeTruthy()
  expect(read).toHaveBeenCalledTimes(2)
})

test.each([
  ['no connection', () => Promise.reject(new TypeError('away'))],
  ['a server that fails', () => new Response('', { status: 500 })],
  ['bytes that are cut off', () => pictureOf('broken')],
])('%s is said in words, and Retry reads it anew', async (_, answer) => {
  const { asked } = stubPictures({ [SCREEN]: answer })
  show({ getEngraving: () => engraving({ current: version({ screenUrl: '/again.webp' }) }) })
  expect(await screen.findByText('The picture could not be loaded')).toBeTruthy()
  expect(screen.getByText('Nothing is approved.')).toBeTruthy()
  expect(screen.queryByRole('img', { name: "Luna's plaque" })).toBeNull()
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Retry' })))
  await expect.poll(state).toBe(shaOf('/again.webp'))
  expect(asked.at(-1)).toBe('/again.webp')
})

test('one that does not come has failed after half a minute', async () => {
  stubPictures({ [SCREEN]: () => new Promise<Response>(() => undefined) })
  vi.useFakeTimers()
  show()
  await act(() => vi.advanceTimersByTimeAsync(29_000))
  expect(state()).toBe('coming')
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(state()).toBe('failed')
})

test('over plain HTTP it is shown and cannot be told from another', async () => {
  const { shown } = stubPictures({ [SCREEN]: () => pictureOf('luna') })
  vi.stubGlobal('crypto', {})
  show()
  await screen.findByRole('img', { name: "Luna's plaque" })
  expect([state(), await shown(image())]).toEqual(['', 'luna'])
})
