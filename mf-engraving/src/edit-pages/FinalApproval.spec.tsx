// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import type { Engraving, EngravingDraft } from '@portal/domain'
import type { PortalHost } from '@portal/federation'
import { Route, Routes } from '@portal/router'
import { renderInPortal, restThenClick } from '@portal/testing'
import type { Answers } from '@portal/testing'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { shaOf, stubPictures } from '../artwork/pictures.fixture'
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
} from '../line/engraving.fixture'
import { entryOf } from './edit.fixture'
import { CustomiseTextScreen, EngravingOptionsScreen, FinalApprovalScreen, ImageOptionsScreen } from './screens'
import * as plaquePicture from '../preview/plaque-picture/PlaquePicture'

// The test environment has no canvas.

beforeEach(() => {
  stubPictures()
  vi.spyOn(plaquePicture, 'PlaquePicture').mockImplementation(({ label }) => <div role="img" aria-label={label} />)
})
afterEach(() => {
  cleanup()
  sessionStorage.clear()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const TEXTS = AT.replace('check-existing', 'customise-text')
const FINAL = AT.replace('check-existing', 'final-approval')

interface SavedDraft {
  readonly version: number
  readonly body: EngravingDraft
}

/** A fake server that stores saves and records requests. */
function world(change: Answers = {}) {
  const calls: unknown[] = []
  let stored = engraving()
  const answers: Answers = {
    getPlaqueConfig: () => ({ Config_File: [entryOf({})] }),
    getEngraving: () => stored,
    saveEngraving: ({ version: upon, body }: SavedDraft) => {
      calls.push(['saveEngraving', upon, body.primaryText.text])
      const { record } = version()
      const primaryText = { ...record.primaryText, text: body.primaryText.text }
      const current = version({
        version: upon + 1,
        screenUrl: `/v${upon + 1}.webp`,
        record: { ...record, primaryText },
      })
      return (stored = { ...stored, version: upon + 1, current, received: version(), state: 'unfinished' })
    },
    saveEngravingFiles: ({ body }: { body: { ask_owner: boolean } }) => {
      calls.push(['saveEngravingFiles', body.ask_owner])
      return (stored = { ...stored, state: 'waiting' })
    },
    approveEngraving: (input: { version: number; body: object }) => {
      calls.push(['approveEngraving', input.version, input.body])
      return (stored = { ...stored, state: 'approved', approval })
    },
    ...change,
  }
  return { calls, answers, store: (next: Engraving) => (stored = next) }
}

const show = (host: Partial<PortalHost>, at: string) =>
  renderInPortal(
    <Routes>
      <Route path="/engraving/customise-text" element={<CustomiseTextScreen />} />
      <Route path="/engraving/engraving-options" element={<EngravingOptionsScreen />} />
      <Route path="/engraving/image-options" element={<ImageOptionsScreen />} />
      <Route path="/engraving/final-approval" element={<FinalApprovalScreen />} />
      <Route path="*" element={<a href="/engraving/customise-text">Elsewhere</a>} />
    </Routes>,
    { at, host },
  )
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))
const final = (name: string) => act(async () => restThenClick(screen.getByRole('button', { name })))
const tick = () => fireEvent.click(screen.getByRole('checkbox', { name: 'Content has been checked and is correct.' }))
const seen = () => screen.findByRole('img', { name: /^Portrait Plaque;/ })

/** Changes the first line and goes to the final approval, with the photo unchanged. */
async function toFinal(words: string) {
  fireEvent.change(await screen.findByRole('textbox', { name: 'First line' }), { target: { value: words } })
  await screen.findByRole('img')
  for (const _ of ['icon', 'photo', 'approval']) await press('Next')
  await screen.findByRole('heading', { level: 2, name: 'Final approval' })
}

test('without changes shows the saved artwork and saves nothing', async () => {
  const { calls, answers } = world()
  show(asOwner(answers), FINAL)
  await seen()
  expect(screen.queryByRole('button', { name: 'Save and look at it' })).toBeNull()
  tick()
  await final('Approve this artwork')
  expect(calls).toEqual([['approveEngraving', 3, { sha256: shaOf('/api/booking-files/artwork.webp'), method: null }]])
})

test('a failed save keeps the changes, and nothing is approved', async () => {
  const { answers } = world({ saveEngravingFiles: () => failure('offline') })
  show(asOwner(answers), TEXTS)
  await toFinal('Always with us')
  await press('Save and look at it')
  expect((await screen.findByRole('alert')).textContent).toContain(
    'There is no connection. Your changes are still here, and nothing is approved yet. Try again in a moment. For help, call Client Care on',
  )
  expect(screen.queryByRole('button', { name: 'Approve this artwork' })).toBeNull()
})

test("shows somebody else's version before continuing with either [OPEN-87]", async () => {
  const { answers, store } = world()
  let isFirst = true
  const saveEngraving = (input: never) => {
    if (!isFirst) return Reflect.apply(answers.saveEngraving ?? failure, null, [input])
    isFirst = false
    store(engraving({ version: 4, current: version({ version: 4 }) }))
    return failure('version')
  }
  show(asOwner({ ...answers, saveEngraving }), TEXTS)
  await toFinal('Always with us')
  await press('Save and look at it')
  expect(await screen.findByText('Somebody has changed this artwork since you began')).toBeTruthy()
  await press('Keep my changes')
  await press('Save and look at it')
  await expect.poll(async () => (await seen()).getAttribute('alt')).toContain('first line: Always with us')
})

test('an approved plaque outside the configuration stays approved, and staff find its files [OPEN-350]', async () => {
  const api = lineApi({ getEngraving: () => engraving({ state: 'approved', approval }) })
  const at = STAFF_AT.replace('check-existing', 'final-approval')
  show({ api }, at)
  expect(await screen.findByText('This artwork can no longer be changed here')).toBeTruthy()
  expect(screen.getByText(/^The artwork stays approved\. You can find the approved files with/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'View booking' }).getAttribute('href')).toBe('/booking/booking-7')
  expect(screen.queryByText('No product engraved!')).toBeNull()
})

test('without the configuration a waiting artwork can be viewed and approved; without a record nothing can [OPEN-350]', async () => {
  show(asOwner(), FINAL)
  expect(await screen.findByText(/It is not approved yet, and you can approve it as it is\.$/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Look at the artwork' }).getAttribute('href')).toBe(AT)
  cleanup()
  const none = asOwner({ getEngraving: () => engraving({ state: 'missing', current: null }) })
  show(none, FINAL)
  expect(await screen.findByText('No product engraved!')).toBeTruthy()
})

test("the editor's address redirects to the saved words if the item is no plaque [OPEN-383]", async () => {
  const { address } = renderInPortal(
    <Routes>
      <Route path="/engraving/customise-text" element={<CustomiseTextScreen />} />
      <Route path="*" element={null} />
    </Routes>,
    { at: TEXTS, host: asOwner({ getEngraving: () => engravingOfWords('Luna') }) },
  )
  await expect.poll(address).toBe(AT)
})
