// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from 'vitest'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { ApiError } from '@portal/api-client'
import { fakeApi, fakeHost, renderInPortal } from '@portal/testing'
import type { Answers } from '@portal/testing'
import { nina, sessionOf } from '../data/team.fixture'
import { OTHERS_STILL_THERE, STILL_THERE } from './sign-in-text'
import { SignInsCard } from './SignInsCard'

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
  renderInPortal(<SignInsCard />, { host: { api, notify, user: sessionOf(nina) } })
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

  test('lists this browser first, then the latest used, and the rest on request', async () => {
    const others = Array.from({ length: 6 }, (_, at) => ({ ...THERE, id: `there-${at}`, device: `Browser ${at}` }))
    show({ listSignIns: () => [...others, HERE] })
    const names = async () => (await rows()).map((row) => row.querySelector('strong')?.textContent)
    const first = ['Chrome on Windows', 'Browser 0', 'Browser 1', 'Browser 2', 'Browser 3']
    expect(await names()).toEqual(first)
    fireEvent.click(screen.getByRole('button', { name: 'Show all 7' }))
    expect(await names()).toEqual([...first, 'Browser 4', 'Browser 5'])
  })

  test('ends all others at once, then says that there are none', async () => {
    const all = [HERE, THERE, { ...THERE, id: 'third' }]
    const endOtherSignIns = vi.fn<() => void>(() => void all.splice(1))
    const { notices } = show({ listSignIns: () => [...all], endOtherSignIns })
    expect(await rows()).toHaveLength(3)
    const button = screen.getByRole('button', { name: 'Sign out of all others' })
    fireEvent.click(button)
    await waitFor(async () => expect(await rows()).toHaveLength(1))
    expect(notices).toEqual(['You are signed out of all other browsers.'])
    expect(await screen.findByText('You are not signed in anywhere else.')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Sign out of all others' }))
    expect(endOtherSignIns).toHaveBeenCalledTimes(1)
  })

  test('says that the others are still signed in when ending them fails', async () => {
    show({ endOtherSignIns: failing('server') })
    await rows()
    fireEvent.click(screen.getByRole('button', { name: 'Sign out of all others' }))
    expect((await screen.findByRole('alert')).textContent).toContain(OTHERS_STILL_THERE)
    expect(await rows()).toHaveLength(2)
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
