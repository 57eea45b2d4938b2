// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { renderInPortal, restThenClick } from '@portal/testing'
import type { Answers } from '@portal/testing'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubPictures } from '../artwork/pictures.fixture'
import { approval, engraving, engravingOfWords, failure, lineApi, owner } from '../line/engraving.fixture'
import { ArtworkPanel } from './ArtworkPanel'

beforeEach(() => void stubPictures())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const show = (answers: Answers) =>
  renderInPortal(<ArtworkPanel bookingId="booking-7" lineId="line-1" />, { host: { api: lineApi(answers) } })
/** An approval ends only after a confirmation [OPEN-346]. */
const endApproval = async () => {
  expect(await screen.findByRole('alertdialog', { name: 'This ends the approval' })).toBeTruthy()
  await act(() => restThenClick(screen.getByRole('button', { name: 'End the approval and ask again' })))
}
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))
const href = (name: string) => decodeURIComponent(screen.getByRole('link', { name }).getAttribute('href') ?? '')

test('unlocks a line after wrong numbers, and asks for approval again [OPEN-81]', async () => {
  let current = engraving({ owner: { ...owner, isLocked: true } })
  show({
    getEngraving: () => current,
    unlockEngraving: () => (current = engraving({ owner, state: 'approved', approval })),
    renewApproval: () => engraving({ owner }),
  })
  expect(await screen.findByText('Locked after too many wrong numbers')).toBeTruthy()
  await press('Let them try again')
  expect(await screen.findByText('Artwork approved')).toBeTruthy()
  expect(screen.queryByText('Locked after too many wrong numbers')).toBeNull()
  expect(screen.getByText(/^Approved by Grace on/)).toBeTruthy()
  await press('Ask for approval again')
  await endApproval()
  expect(await screen.findByText('Waiting for the owner')).toBeTruthy()
})

test('an approval says how the owner told staff, with the proof and the workshop’s files', async () => {
  const told = { ...approval, by: 'Anna Nurse', as: 'staff', method: 'phone', proofUrl: '/proof.pdf' } as const
  const workshop = { svg: '/old.svg', pdf: '/old.pdf' }
  let current = engraving({ owner, state: 'approved', approval: told, workshop })
  const tab = { location: { replace: vi.fn<(address: string) => void>() }, opener: null, close: () => undefined }
  vi.stubGlobal('open', () => tab)
  show({ getEngraving: () => current })
  expect(
    await screen.findByText(/^Approved for Grace by phone, by Anna Nurse on 01:07pm, Sun 1 Mar 2026, Perth time$/),
  ).toBeTruthy()
  expect(href('Keep a copy (PDF)')).toBe('/proof.pdf')
  // With a new link: the page's links have expired by then.
  current = { ...current, workshop: { svg: '/new.svg', pdf: '/new.pdf' } }
  await press('Open the SVG')
  expect(tab.location.replace).toHaveBeenCalledExactlyOnceWith('/new.svg')
  vi.stubGlobal('open', () => null)
  await press('Open the PDF')
  expect(screen.getByText('The file could not be opened. Allow new tabs, then try again.')).toBeTruthy()
})

test('a failed action says that nothing has changed', async () => {
  show({
    getEngraving: () => engraving({ owner, state: 'approved', approval }),
    renewApproval: () => failure('offline'),
  })
  await screen.findByText('Artwork approved')
  await press('Ask for approval again')
  await endApproval()
  expect(
    await screen.findByText(
      /^Your request did not arrive\. Nothing has changed\. Try again\. For help, call Client Care on/,
    ),
  ).toBeTruthy()
})

test.each([
  ['', /^Grace needs a phone number to open the page, and we have none, so we send no link\. Once they agree/],
  ['+6421123456', /needs an Australian phone number, and \+64 21 123 456 is not one, so we send no link\. Call Grace/],
])(
  'with the number %j it offers no link, asks nothing, and says what to do [ENG-24, OPEN-133]',
  async (phone, says) => {
    const asked = { requestedAt: '2026-03-01T05:06:00Z', openedFirst: null, openedLast: null, messages: [] }
    for (const request of [null, { ...asked, problem: 'cannotOpen' } as const]) {
      show({
        getEngraving: () => engraving({ owner: { ...owner, phone, canOpen: false }, request, answerBy: '2026-03-11' }),
      })
      expect(await screen.findByText(says)).toBeTruthy()
      expect(screen.queryByText('Owner asked')).toBeNull()
      expect(screen.queryByRole('button', { name: /^Ask|Copy/ })).toBeNull()
      expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Check and approve for Grace'])
      cleanup()
    }
  },
)

test("when the owner can't be asked, an ended approval only waits [OPEN-133]", async () => {
  const unreachable = { ...owner, phone: '', canOpen: false }
  show({
    getEngraving: () => engraving({ owner: unreachable, state: 'approved', approval }),
    renewApproval: () => engraving({ owner: unreachable }),
  })
  await screen.findByText('Artwork approved')
  expect(screen.queryByRole('button', { name: /^Ask/ })).toBeNull()
  await press('Wait for approval again')
  await endApproval()
  expect(await screen.findByText("We can't ask the owner online")).toBeTruthy()
})

test("changes that an owner asks for to an item's words are made in the booking [OPEN-383]", async () => {
  const changeRequest = { note: 'Luna with one n', at: '2026-03-01T05:06:00Z' }
  show({ getEngraving: () => engravingOfWords('Lunna', { owner, state: 'changesAsked', changeRequest }) })
  expect(await screen.findByText(/^To change the words, choose Edit, then the item/)).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Change the artwork' })).toBeNull()
})
