// @vitest-environment happy-dom
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { DAY_MS } from '@portal/domain'
import { keepDraft, readDraft } from '@portal/federation'
import { areDraftsOpen, draftKeyId, forgetDraftKeys, removePersonalData } from '@portal/federation/host'
import { draftOf, installLocks } from '@portal/testing'
import { currentSession, showSession, storeSession } from '../session/session'
import { sessionOf } from '../session/session.fixture'
import { KEY, NAME, storedEntries, logOut, names, newPage, sealed, signIn, type, typed } from './nurse-drafts.fixture'
import { learnServerTime } from '../start/server-clock'
import { tendDrafts } from './tend-drafts'

/** Creates keys like the server: by user and id. */
const server = vi.hoisted(() => ({ call: vi.fn<(of: unknown, input: { params: { id: string } }) => unknown>() }))
vi.mock('../api/api', () => ({ api: server }))

const nurse = sessionOf('nurse')
const owner = sessionOf('owner')

beforeEach(() => {
  installLocks()
  for (const storage of [localStorage, sessionStorage]) storage.clear()
  server.call.mockReset().mockImplementation((_, { params }) => {
    const asked = `${currentSession()?.user.id} ${params.id}`
    return Promise.resolve({ key: btoa(asked.padEnd(32, '.').slice(0, 32)), others: [] })
  })
})
afterEach(() => showSession(null))

describe('seals typed text from the first moment [OPEN-279]', () => {
  test('a page closed at that moment leaves nothing readable, and the next one reads it without the server', async () => {
    await signIn(nurse)
    type('Traceling')
    expect(storedEntries()).not.toContain('Traceling')
    const next = await newPage('same')
    await next.openWithStoredKeys('id-nurse')
    expect(next.readDraft(KEY)?.summary.petName).toBe('Traceling')
    expect(server.call).toHaveBeenCalledTimes(1)
  })

  test('a new tab has no key: the server creates the same one again', async () => {
    await signIn(nurse)
    type('Traceling')
    const tab = await newPage('new')
    await tab.openWithStoredKeys('id-nurse')
    expect(tab.readDraft(KEY)).toBeNull()
    const { key } = v.parse(
      v.object({ key: v.string() }),
      await server.call(null, { params: { id: tab.draftKeyId() } }),
    )
    await tab.openDrafts('id-nurse', new Map([[tab.draftKeyId(), [key]]]))
    expect(tab.readDraft(KEY)?.summary.petName).toBe('Traceling')
  })

  test('reads what another tab writes, and drops what it discards', async () => {
    await signIn(nurse)
    type('Trace')
    const other = await newPage('same')
    await other.openWithStoredKeys('id-nurse')
    const heard = () => {
      window.dispatchEvent(new StorageEvent('storage'))
      return typed()
    }
    other.keepDraft(KEY, draftOf({ petName: 'Traceling' }))
    await expect.poll(heard).toBe('Traceling')
    other.clearDraft(KEY)
    await expect.poll(heard).toBeUndefined()
  })

  test('text typed before there was a key is unsealed until then', async () => {
    storeSession(nurse, 'token')
    type('Traceling')
    const others = { userId: 'id-nurse', id: 'd2' }
    localStorage.setItem(`${NAME.slice(0, -2)}d2`, JSON.stringify(draftOf({ petName: 'Tracewell' })))
    await signIn(nurse)
    expect(storedEntries()).not.toMatch(/Trace/)
    expect([typed(), readDraft(others)?.summary.petName]).toEqual(['Traceling', 'Tracewell'])
  })

  test('leaves a draft without a key to the tab that works on it', async () => {
    localStorage.setItem(NAME, JSON.stringify(draftOf({ petName: 'Traceling' })))
    const release = await (await newPage('same')).claimDraft(KEY)
    await signIn(nurse)
    expect(localStorage.getItem(NAME)).toContain('Traceling')
    release?.()
    await tendDrafts()
    expect(storedEntries()).not.toContain('Traceling')
    expect(typed()).toBe('Traceling')
  })
})

describe('keeps typed text beyond the session, for its user only [OPEN-15]', () => {
  test('after a logout nobody can read it, and the same user finds it unchanged', async () => {
    await signIn(nurse)
    type('Traceling')
    await logOut()
    expect(sealed()).toHaveLength(1)
    expect(storedEntries()).not.toMatch(/Traceling|nurse/)
    await signIn(owner)
    expect(sealed()).toHaveLength(1)
    expect(storedEntries()).not.toMatch(/Traceling|nurse/)
    expect(names()).toEqual([])
    await logOut()
    await signIn(nurse)
    expect(typed()).toBe('Traceling')
  })

  test('an expired session leaves no key, and its user finds the text again', async () => {
    await signIn(nurse)
    type('Traceling')
    showSession(null)
    await tendDrafts()
    forgetDraftKeys()
    expect(storedEntries()).not.toMatch(/Traceling|draft-key\./)
    await signIn(owner)
    expect(storedEntries()).not.toMatch(/Traceling|nurse/)
    await signIn(nurse)
    expect(typed()).toBe('Traceling')
  })

  test('seals the last text of a screen that closes after the key was removed', async () => {
    await signIn(nurse)
    type('Tra')
    removePersonalData([localStorage, sessionStorage])
    type('Traceling')
    await logOut()
    expect(storedEntries()).not.toContain('Tra')
    await signIn(nurse)
    expect(typed()).toBe('Traceling')
  })

  test('opens after the server changed its secret, with the old key [OPEN-193]', async () => {
    await signIn(nurse)
    type('Traceling')
    await logOut()
    const before = btoa(`id-nurse ${draftKeyId()}`.padEnd(32, '.').slice(0, 32))
    const other = btoa('another secret'.padEnd(32, '.'))
    server.call.mockResolvedValue({ key: other, others: [] })
    await signIn(nurse)
    const strangers = await newPage('same')
    await strangers.openWithStoredKeys('id-nurse')
    expect(strangers.readDraft(KEY)).toBeNull()
    await logOut()
    server.call.mockResolvedValue({ key: other, others: [before] })
    await signIn(nurse)
    const good = await newPage('same')
    await good.openWithStoredKeys('id-nurse')
    expect(good.readDraft(KEY)?.summary.petName).toBe('Traceling')
  })

  test('without a key it is never left unsealed', async () => {
    server.call.mockRejectedValue(new Error('down'))
    await signIn(sessionOf('vet'))
    keepDraft({ userId: 'id-vet', id: 'd1' }, draftOf({ petName: 'Traceling' }))
    await logOut()
    expect(storedEntries()).not.toContain('Traceling')
    expect(sealed()).toEqual([])
  })

  test('stays sealed while the server is down, and opens later', async () => {
    await signIn(nurse)
    type('Traceling')
    await logOut()
    await signIn(owner)
    await logOut()
    server.call.mockRejectedValueOnce(new Error('down'))
    await signIn(nurse)
    expect(areDraftsOpen('id-nurse')).toBe(false)
    expect(sealed()).toHaveLength(1)
    await tendDrafts()
    expect(typed()).toBe('Traceling')
  })

  test('gets a name of its own beside another draft of that name', async () => {
    await signIn(nurse)
    type('Traceling')
    await logOut()
    await signIn(owner)
    await logOut()
    localStorage.setItem(NAME, JSON.stringify(draftOf({ petName: 'Milo' })))
    await signIn(nurse)
    expect(names()).toEqual(['Milo', 'Traceling'])
    expect(storedEntries()).not.toMatch(/Milo|Traceling/)
  })

  test.each([
    [13, 1],
    [15, 0],
  ])('after %i days there are %i left', async (days, left) => {
    await signIn(nurse)
    type('Traceling')
    await logOut()
    learnServerTime(Date.now() + days * DAY_MS)
    await tendDrafts()
    expect(sealed()).toHaveLength(left)
    learnServerTime(Date.now())
  })

  test('a draft in use is dated at most a day ago', async () => {
    await signIn(nurse)
    type('Traceling')
    const [before = ''] = sealed()
    const rest = before.split('.').slice(3).join('.')
    const old = `portal.sealed.${Date.now() - 13 * DAY_MS}.${rest}`
    localStorage.setItem(old, localStorage.getItem(before) ?? '')
    localStorage.removeItem(before)
    window.dispatchEvent(new StorageEvent('storage'))
    await tendDrafts()
    expect(sealed()).toHaveLength(1)
    expect(sealed()).not.toEqual([old])
    expect(typed()).toBe('Traceling')
  })
})

test("requests a session's key once, and removes it with the session", async () => {
  await signIn(nurse)
  await tendDrafts()
  expect(server.call).toHaveBeenCalledTimes(1)
  expect(storedEntries()).toContain('draft-key.id-nurse')
  await logOut()
  expect(storedEntries()).not.toContain('draft-key.id-nurse')
})
