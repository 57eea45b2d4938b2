// @vitest-environment happy-dom
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { DAY_MS } from '@portal/domain'
import { claimDraft } from '@portal/federation'
import { removePersonalData } from '@portal/federation/host'
import { installLocks } from '@portal/testing'
import { storeSession } from '../session/session'
import { sessionOf } from '../session/session.fixture'
import { currentSession, showSession } from '../session/session-state'
import { learnServerTime } from '../start/server-clock'
import { tendDrafts } from './tend-drafts'

/** Makes keys as the server does: by who asks, and by the id. */
const server = vi.hoisted(() => ({ call: vi.fn<(of: unknown, input: { params: { id: string } }) => unknown>() }))
vi.mock('../api/api', () => ({ api: server }))

const nurse = sessionOf('nurse')
const owner = sessionOf('owner')
const NAME = 'portal.personal.draft.id-nurse.d1'
const TYPED = '{"petName":"Traceling"}'

const kept = () => JSON.stringify({ ...localStorage })
const sealed = () => Object.keys(localStorage).filter((key) => key.startsWith('portal.sealed.'))

async function signIn(session: typeof nurse) {
  storeSession(session, 'token')
  showSession(session)
  await tendDrafts()
}

async function logOut() {
  removePersonalData([localStorage, sessionStorage])
  showSession(null)
  await tendDrafts()
}

beforeEach(() => {
  installLocks()
  localStorage.clear()
  server.call.mockReset().mockImplementation((_, { params }) => {
    const asked = `${currentSession()?.user.id} ${params.id}`
    return Promise.resolve({ key: btoa(asked.padEnd(32, '.').slice(0, 32)) })
  })
})
afterEach(() => showSession(null))

describe('what was typed is kept beyond the session, for its user alone [OPEN-15]', () => {
  test('after a logout nobody reads it, and the same user finds it as it was', async () => {
    await signIn(nurse)
    localStorage.setItem(NAME, TYPED)
    await logOut()
    expect(sealed()).toHaveLength(1)
    expect(kept()).not.toMatch(/Traceling|nurse/)
    await signIn(owner)
    expect(sealed()).toHaveLength(1)
    expect(kept()).not.toMatch(/Traceling|nurse/)
    await logOut()
    await signIn(nurse)
    expect(localStorage.getItem(NAME)).toBe(TYPED)
    expect(sealed()).toEqual([])
  })

  test('when another signs in after a session that ended by itself, it is sealed with the key kept beside it', async () => {
    await signIn(nurse)
    localStorage.setItem(NAME, TYPED)
    showSession(null)
    await tendDrafts()
    expect(localStorage.getItem(NAME)).toBe(TYPED)
    await signIn(owner)
    expect(kept()).not.toMatch(/Traceling|nurse/)
    await signIn(nurse)
    expect(localStorage.getItem(NAME)).toBe(TYPED)
  })

  test('it waits for the tab that has the draft open, and keeps the last words of it', async () => {
    await signIn(nurse)
    localStorage.setItem(NAME, '{"petName":"Tra"}')
    const release = await claimDraft({ userId: 'id-nurse', id: 'd1' })
    const end = logOut()
    localStorage.setItem(NAME, TYPED)
    release?.()
    await end
    expect(kept()).not.toContain('Tra')
    await signIn(nurse)
    expect(localStorage.getItem(NAME)).toBe(TYPED)
  })

  test('a tab that does not let go keeps it till it does', async () => {
    await signIn(nurse)
    localStorage.setItem(NAME, TYPED)
    const release = await claimDraft({ userId: 'id-nurse', id: 'd1' })
    await logOut()
    expect(localStorage.getItem(NAME)).toBe(TYPED)
    release?.()
    await expect.poll(() => kept()).not.toContain('Traceling')
    await signIn(nurse)
    expect(localStorage.getItem(NAME)).toBe(TYPED)
  })

  test('it opens when the server has changed its secret since, by the key beside the new one [OPEN-193]', async () => {
    await signIn(nurse)
    localStorage.setItem(NAME, TYPED)
    await logOut()
    const [before] = await Promise.all(server.call.mock.results.map(({ value }): unknown => value))
    const other = btoa('another secret'.padEnd(32, '.'))
    server.call.mockResolvedValue({ key: other, others: [] })
    await signIn(nurse)
    expect(sealed()).toHaveLength(1)
    await logOut()
    server.call.mockResolvedValue({ key: other, others: [v.parse(v.object({ key: v.string() }), before).key] })
    await signIn(nurse)
    expect(localStorage.getItem(NAME)).toBe(TYPED)
  })

  test('without a key it goes unsealed to nobody', async () => {
    server.call.mockRejectedValue(new Error('down'))
    await signIn(nurse)
    localStorage.setItem(NAME, TYPED)
    await logOut()
    expect(kept()).not.toContain('Traceling')
    expect(sealed()).toEqual([])
  })

  test('while the server is down it stays sealed, and opens when it is there again', async () => {
    await signIn(nurse)
    localStorage.setItem(NAME, TYPED)
    await logOut()
    server.call.mockRejectedValueOnce(new Error('down'))
    await signIn(nurse)
    expect(sealed()).toHaveLength(1)
    await tendDrafts()
    expect(localStorage.getItem(NAME)).toBe(TYPED)
  })

  test('beside another draft of that name it gets a name of its own', async () => {
    await signIn(nurse)
    localStorage.setItem(NAME, TYPED)
    await logOut()
    localStorage.setItem(NAME, '{"petName":"Milo"}')
    storeSession(nurse, 'token')
    await signIn(nurse)
    const drafts = Object.entries(localStorage).filter(([key]) => key.startsWith(NAME))
    expect(drafts.map(([, text]) => text).toSorted()).toEqual(['{"petName":"Milo"}', TYPED])
    expect(localStorage.getItem(NAME)).toBe('{"petName":"Milo"}')
  })

  test.each([
    [13, 1],
    [15, 0],
  ])('after %i days there are %i left', async (days, left) => {
    await signIn(nurse)
    localStorage.setItem(NAME, TYPED)
    await logOut()
    learnServerTime(Date.now() + days * DAY_MS)
    await tendDrafts()
    expect(sealed()).toHaveLength(left)
    learnServerTime(Date.now())
  })
})

test('the key of a session is asked for once, and is gone with it', async () => {
  await signIn(nurse)
  await tendDrafts()
  expect(server.call).toHaveBeenCalledTimes(1)
  expect(kept()).toContain('draft-key')
  await logOut()
  expect(kept()).not.toContain('draft-key')
})
