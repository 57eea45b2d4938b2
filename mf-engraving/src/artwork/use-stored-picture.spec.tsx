// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react'
import type { Engraving } from '@portal/domain'
import { renderInPortal } from '@portal/testing'
import type { Answers } from '@portal/testing'
import { afterEach, expect, test, vi } from 'vitest'
import { engraving, lineApi, version } from '../line/engraving.fixture'
import { ArtworkPicture } from './ArtworkPicture'
import { shaOf, stubPictures } from './pictures.fixture'
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
      <code>{picture.kind === 'here' ? picture.sha256 : picture.kind}</code>
      <ArtworkPicture picture={picture} record={of.record} alt="Luna's plaque" whenFailed="Nothing is approved." />
    </>
  )
}
const show = (answers: Answers = {}, of = version()) =>
  renderInPortal(<Shown of={of} />, { host: { api: lineApi(answers) } })
const state = () => screen.getByText((_, element) => element?.tagName === 'CODE').textContent

test('reads an expired link again automatically, once [OPEN-92]', async () => {
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

test('a picture has failed after half a minute', async () => {
  stubPictures({ [SCREEN]: () => new Promise<Response>(() => undefined) })
  vi.useFakeTimers()
  show()
  await act(() => vi.advanceTimersByTimeAsync(29_000))
  expect(state()).toBe('coming')
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(state()).toBe('failed')
})
