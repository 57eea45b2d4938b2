// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from 'vitest'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { ApiError } from '@portal/api-client'
import { fakeApi, fakeHost, renderInPortal } from '@portal/testing'
import type { Answers } from '@portal/testing'
import { nina, sessionOf } from '../data/team.fixture'
import { SignIns } from './SignIns'
import { STILL_THERE } from './sign-in-text'

const HERE = {
  id: 'here',
  device: 'Chrome on Windows',
  signed_in_at: '2026-11-25T00:10:00Z',
  last_used_at: '2026-11-25T05:41:00Z',
  is_this: true,
}
const THERE = {
  ...HERE,
  id: 'there',
  device: 'Safari on an iPhone',
  last_used_at: '2026-11-25T03:05:00Z',
  is_this: false,
}
const failing = (kind: ApiError['kind']) => () => Promise.reject(new ApiError({ kind }))

function show(answers: Answers = {}) {
  const { notices, notify } = fakeHost()
  const all = [HERE, THERE]
  const ended = vi.fn<(input: { params: { id: string } }) => void>(({ params }) => {
    all.splice(0, all.length, ...all.filter(({ id }) => id !== params.id))
  })
  const api = fakeApi({ listSignIns: () => [...all], endSignIn: ended, ...answers })
  renderInPortal(<SignIns />, { host: { api, notify, user: sessionOf(nina) } })
  return { notices, ended }
}
const rows = async () => {
  const list = await screen.findByRole('list', { name: 'Where you are signed in' })
  return within(list).getAllByRole('listitem')
}
const signOut = () => fireEvent.click(screen.getByRole('button', { name: /^Sign out Safari on an iPhone/ }))

afterEach(cleanup)

describe('sign-ins under Profile [OPEN-263]', () => {
  test('ends one other sign-in, confirms it, removes the row and keeps the focus in the list', async () => {
    const { notices, ended } = show()
    await rows()
    signOut()
    await waitFor(async () => expect(await rows()).toHaveLength(1))
    expect(ended.mock.calls.map(([{ params }]) => params.id)).toEqual(['there'])
    expect(notices).toEqual(['Safari on an iPhone is signed out.'])
    expect(document.activeElement?.textContent).toContain('Chrome on Windows')
  })

  test.each(['server', 'timeout', 'offline'] as const)(
    'a failure (%s) says that it is still signed in',
    async (kind) => {
      const { notices } = show({ endSignIn: failing(kind) })
      await rows()
      signOut()
      expect((await screen.findByRole('alert')).textContent).toContain(STILL_THERE)
      expect([notices, (await rows()).length]).toEqual([[], 2])
    },
  )

  test('a sign-in that already ended counts as signed out', async () => {
    const read = vi.fn<() => object>(() => [HERE, THERE])
    const { notices } = show({ endSignIn: failing('notFound'), listSignIns: read })
    await rows()
    read.mockReturnValue([HERE])
    signOut()
    await waitFor(async () => expect(await rows()).toHaveLength(1))
    await waitFor(() => expect(notices).toEqual(['Safari on an iPhone is signed out.']))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('offers Retry when the list fails to load', async () => {
    const read = vi.fn<() => Promise<object>>(failing('server'))
    show({ listSignIns: read })
    expect(await screen.findByText("We couldn't load where you are signed in")).toBeTruthy()
    read.mockResolvedValue([HERE])
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await rows()).toHaveLength(1)
  })
})
