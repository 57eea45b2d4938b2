// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { keepDraft } from '@portal/federation'
import { draftKeyId, openDrafts } from '@portal/federation/host'
import { onSessionEvent } from '../session/session-events'
import { sessionOf } from '../session/session.fixture'
import { showSession } from '../session/session'
import { logOut, logOutEverywhere } from './log-out'

const server = vi.hoisted(() => ({
  endSignIn: vi.fn<() => void>(),
  revokeSession: vi.fn<() => void>(),
  call: vi.fn<(endpoint: { readonly name: string }) => Promise<undefined>>(() => Promise.resolve(undefined)),
}))
vi.mock('./revoke', () => server)
vi.mock('../api/api', () => ({ api: server }))
const tend = vi.hoisted(() => vi.fn<() => Promise<void>>(() => Promise.resolve()))
vi.mock('../sealed-drafts/tend', () => ({ tend }))

const told = vi.fn<(event: string) => void>()
const confirm = vi.fn<() => boolean>()
const keysOf = (userId: string) => openDrafts(userId, new Map([[draftKeyId(), [btoa('a'.repeat(32))]]]))
const hasKey = () => keysOf('id-nurse')
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
        isSubmitted: false,
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

beforeEach(async () => {
  localStorage.clear()
  await keysOf('id-owner')
  for (const mock of [told, confirm, tend, ...Object.values(server)]) mock.mockClear()
  vi.stubGlobal('confirm', confirm)
  stop = onSessionEvent(told)
  showSession(sessionOf('nurse'))
})
afterEach(() => {
  delete window.portalEarly
  stop()
  showSession(null)
  vi.unstubAllGlobals()
})

test('asks nothing when typed text can be kept [SHL-26]', async () => {
  await hasKey()
  draft(true)
  expect(await signOut()).toEqual(['signed-out'])
  expect(confirm).not.toHaveBeenCalled()
})

test('does not ask about a draft without work', async () => {
  draft(false)
  expect(await signOut()).toEqual(['signed-out'])
})

test('accepts a key that arrives at the last moment', async () => {
  draft(true)
  tend.mockImplementationOnce(hasKey)
  await signOut()
  await expect.poll(() => told.mock.calls.flat()).toEqual(['signed-out'])
  expect(confirm).not.toHaveBeenCalled()
})

test.each([
  [false, []],
  [true, ['signed-out']],
])('asks before typed text is lost: %s', async (answer, events) => {
  draft(true)
  confirm.mockReturnValue(answer)
  expect(await signOut()).toEqual(events)
  expect(confirm).toHaveBeenCalledTimes(1)
})

test('tells the server before this computer drops the token [OPEN-161]', async () => {
  localStorage.setItem('portal.personal.session-token', 'token')
  server.endSignIn.mockImplementationOnce(() => told(localStorage.getItem('portal.personal.session-token') ?? ''))
  expect(await signOut()).toEqual(['token', 'signed-out'])
  expect(localStorage.getItem('portal.personal.session-token')).toBeNull()
})

test('drops answers requested with the ended token before the next sign-in [OPEN-277]', async () => {
  await hasKey()
  window.portalEarly = new Map([['/api/portal/vet', Promise.resolve(new Response())]])
  await signOut()
  expect(window.portalEarly.size).toBe(0)
})

describe('everywhere [OPEN-161]', () => {
  test('the server ends all sessions first, then this computer forgets', async () => {
    localStorage.setItem('portal.personal.session-token', 'token')
    server.call.mockImplementationOnce(async ({ name }) => {
      told(name)
    })
    await logOutEverywhere()
    expect(told.mock.calls.flat()).toEqual(['logOutEverywhere', 'signed-out'])
    expect(localStorage.getItem('portal.personal.session-token')).toBeNull()
  })

  test('a failure of the server ends nothing here', async () => {
    localStorage.setItem('portal.personal.session-token', 'token')
    server.call.mockRejectedValueOnce(new Error('away'))
    await expect(logOutEverywhere()).rejects.toThrow('away')
    expect(told).not.toHaveBeenCalled()
    expect(localStorage.getItem('portal.personal.session-token')).toBe('token')
  })

  test('asks before typed text is lost', async () => {
    draft(true)
    confirm.mockReturnValue(false)
    await logOutEverywhere()
    expect([server.call.mock.calls.length, told.mock.calls.length]).toEqual([0, 0])
  })
})
