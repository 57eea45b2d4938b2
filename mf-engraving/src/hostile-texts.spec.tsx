// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react'
import { EngravingSchema } from '@portal/domain/plaque'
import { expectOnlyText } from '@portal/testing/hostile'
import { hostileAs } from '@portal/testing/hostile-answer'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { stubPictures } from './artwork/pictures.fixture'
import { portrait } from './edit/editor.fixture'
import { PlaqueSteps } from './edit/PlaqueSteps'
import { approval, asOwner, AT, engraving, owner, STAFF_AT, version } from './line/engraving.fixture'
import { LineLook } from './preview/line-look/LineLook'
import { routes } from './routes.data'
import { ArtworkPanel } from './staff-panel/ArtworkPanel'

beforeEach(() => void stubPictures())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

type Path = keyof typeof routes

/** Texts on each screen that come from people. */
const SHOWN: Readonly<Record<Path, readonly string[]>> = {
  '/engraving/verify/:bookingId/:quotedProductId': [],
  '/engraving/check-existing': ['petName', 'productName', 'text', 'note'],
  '/engraving/engraving-options': [],
  '/engraving/customise-text': ['text'],
  '/engraving/image-options': ['text'],
  '/engraving/final-approval': ['text'],
  '/engraving/thank-you': [],
  '/engraving/approved': [],
  '/engraving/404': [],
}
const received = version({ version: 2 })
const changeRequest = { note: 'Her name is Loona', at: '2026-03-01T05:07:00Z' }
const plaques = { getPlaqueConfig: () => ({ Config_File: [portrait], Words_File: [] }) }
const answers = {
  ...plaques,
  getEngraving: () => engraving({ received, changeRequest, state: 'changesAsked', owner }),
  getClientDetails: () => ({
    quoted_products: [{ id: 'line-1', name: 'Portrait Plaque', deleted: false }],
    clinic_phone: '+61893351100',
  }),
  getActualProducts: () => ({ actual_products: [{ id: 'plaque-portrait' }] }),
}

describe('a text that looks like code stays a text [OPEN-288]', () => {
  test.each(Object.entries(SHOWN))('at %s', async (path, shows) => {
    const load = Object.entries(routes).find(([known]) => known === path)?.[1]
    expect(load).toBeDefined()
    const Screen = await load?.()
    const at = (from: string) => from.replace('/engraving/check-existing', path.replace(/:\w+/g, 'booking-7'))
    if (!Screen) return
    const { user = null, practice = null, guestSession = null } = asOwner()
    await expectOnlyText(() => <Screen />, {
      path,
      at: at(AT),
      answers,
      host: { user, practice, guestSession },
      shows: shows.filter((field) => field !== 'note'),
    })
    await expectOnlyText(() => <Screen />, { path, at: at(STAFF_AT), answers, shows })
  })

  test('in the staff panel of an artwork, in each state', async () => {
    const shows = ['firstName', 'phone', 'note', 'text', 'to']
    await expectOnlyText(() => <ArtworkPanel bookingId="booking-7" lineId="line-1" />, { answers, shows })
    const approved = () => engraving({ state: 'approved', approval, owner })
    const panel = () => <ArtworkPanel bookingId="booking-7" lineId="line-1" />
    await expectOnlyText(panel, { answers: { ...answers, getEngraving: approved }, shows: ['by'] })
  })

  test('in the editor and the preview of an ordered line', async () => {
    const nothing = () => undefined
    await expectOnlyText(
      (hostile) => (
        <PlaqueSteps
          entry={portrait}
          petName={hostile.text}
          engraving={hostileAs(EngravingSchema, engraving(), hostile)}
          words={hostile.text}
          onBack={nothing}
          onTouched={nothing}
          onFinish={nothing}
          saving={null}
          failure={hostile.text}
        />
      ),
      { shows: ['text'] },
    )
    const stored = { bookingId: 'booking-7', lineId: 'line-1' }
    await expectOnlyText(
      ({ text }) => <LineLook name={text} artwork={stored} words={[{ productId: 'stone', text }]} isSpelled />,
      {
        answers,
        shows: ['text'],
      },
    )
  })
})
