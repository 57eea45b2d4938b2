// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepDraft } from '@portal/federation'
import { onSessionEvent } from '../session/session-events'
import { sessionOf } from '../session/session.fixture'
import { showSession } from '../session/session-state'
import { logOut } from './log-out'

vi.mock('./revoke', () => ({ revokeSession: vi.fn<() => void>() }))
const tend = vi.hoisted(() => vi.fn<() => Promise<void>>(() => Promise.resolve()))
vi.mock('../sealed-drafts/tend', () => ({ tend }))

const told = vi.fn<(event: string) => void>()
const confirm = vi.fn<() => boolean>()
const hasKey = () => localStorage.setItem('portal.personal.draft-key.id-nurse', 'id key')
let stop = () => {}

const draft = (holdsWork: boolean) =>
  keepDraft(
    { userId: 'id-nurse', id: 'd1' },
    {
      bookingId: '',
      summary: {
        kind: 'private',
        isEdit: false,
        serviceType: '',
        orderId: '',
        petName: 'Milo',
        missing: [],
        holdsWork,
        resumeAt: '/new-booking/private',
      },
      work: {},
    },
  )

async function signOut() {
  logOut()
  await new Promise((resolve) => setTimeout(resolve, 0))
  return told.mock.calls.flat()
}

beforeEach(() => {
  localStorage.clear()
  for (const mock of [told, confirm, tend]) mock.mockClear()
  vi.stubGlobal('confirm', confirm)
  stop = onSessionEvent(told)
  showSession(sessionOf('nurse'))
})
afterEach(() => {
  stop()
  showSession(null)
  vi.unstubAllGlobals()
})

test('with a key to keep what was typed a logout asks nothing [SHL-26]', async () => {
  hasKey()
  draft(true)
  expect(await signOut()).toEqual(['signed-out'])
  expect(confirm).not.toHaveBeenCalled()
})

test('a draft that holds no work is not asked about', async () => {
  draft(false)
  expect(await signOut()).toEqual(['signed-out'])
})

test('a key that comes at the last moment is enough', async () => {
  draft(true)
  tend.mockImplementationOnce(() => Promise.resolve(hasKey()))
  expect(await signOut()).toEqual(['signed-out'])
  expect(confirm).not.toHaveBeenCalled()
})

test.each([
  [false, []],
  [true, ['signed-out']],
])('what would be lost is asked about: %s', async (answer, events) => {
  draft(true)
  confirm.mockReturnValue(answer)
  expect(await signOut()).toEqual(events)
  expect(confirm).toHaveBeenCalledTimes(1)
})
