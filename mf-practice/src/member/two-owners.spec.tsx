// @vitest-environment happy-dom
import { useState } from 'react'
import { useSWRConfig } from 'swr'
import { afterEach, describe, expect, test } from 'vitest'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { ApiError } from '@portal/api-client'
import { Route, Routes } from '@portal/router'
import { fakeApi, fakeHost, renderInPortal, restThenClick } from '@portal/testing'
import { nina, olivia, sessionOf } from '../data/team.fixture'
import type { Member } from '../data/use-team'
import { MemberScreen } from './MemberScreen'

interface Sent {
  readonly version: number
  readonly body: { readonly portal_access_c: string; readonly cognito_portal_active_c: number }
}

/** Nina as the server keeps her: a change needs her version, and makes the next one. */
function serverWithNina() {
  const server = { nina, isAway: false, updates: [] as Sent[] }
  const change = (level: string, active: boolean) => {
    const cstm = { portal_access_c: level, cognito_portal_active_c: active }
    server.nina = { ...server.nina, cstm, version: (server.nina.version ?? 1) + 1 }
  }
  const reading = (answer: () => unknown) => () => {
    if (server.isAway) throw new ApiError({ kind: 'server', status: 503 })
    return answer()
  }
  const api = fakeApi({
    listMembers: reading(() => [olivia, server.nina]),
    getMember: reading(() => server.nina),
    getMemberSecondFactor: () => ({ is_on: false, can_reset: true }),
    updateMember: ({ version, body }: Sent): readonly Member[] => {
      server.updates.push({ version, body })
      if (version !== server.nina.version) throw new ApiError({ kind: 'version', status: 412 })
      change(body.portal_access_c, body.cognito_portal_active_c === 1)
      return [olivia, server.nina]
    },
  })
  return { server, api, change }
}

/** The manager route, with a button for what SWR does when the window is looked at again. */
function Screen() {
  const { mutate } = useSWRConfig()
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      <button onClick={() => void mutate(() => true)}>Read again</button>
      <button onClick={() => setOpen(!isOpen)}>Leave or return</button>
      {isOpen && (
        <Routes>
          <Route path="/manage-practice/view-member/:id" element={<MemberScreen />} />
        </Routes>
      )}
    </>
  )
}

const AT = '/manage-practice/view-member/contact-2'

async function open() {
  const { server, api, change } = serverWithNina()
  const { notices, notify, failures, report } = fakeHost()
  renderInPortal(<Screen />, { at: AT, host: { api, user: sessionOf(olivia), notify, report } })
  await screen.findByLabelText('Access level')
  return { server, change, notices, failures }
}

const level = () => screen.getByLabelText<HTMLSelectElement>('Access level')
const status = () => screen.getByLabelText<HTMLSelectElement>('Member status')
const select = (field: HTMLSelectElement, value: string) => fireEvent.change(field, { target: { value } })
const press = (name: string) => act(async () => restThenClick(screen.getByRole('button', { name })))
const radio = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name })
const rights = ({ nina: { cstm } }: { nina: Member }) => [cstm.portal_access_c, cstm.cognito_portal_active_c]

afterEach(cleanup)

describe('two Vet Owners at one profile [OPEN-80, OPEN-87]', () => {
  test('a profile opened again follows what was saved meanwhile, and an untouched update keeps it', async () => {
    const { server, change, notices } = await open()
    await press('Leave or return')
    change('Level 3', true)
    await press('Leave or return')
    await waitFor(() => expect(level().value).toBe('Level 3'))
    await press('Update profile')
    expect(notices).toEqual(['Information updated successfully.'])
    expect([server.updates[0]?.version, rights(server)]).toEqual([5, ['Level 3', true]])
  })

  test('an untouched update that comes too late takes nothing away, and shows what there is', async () => {
    const { server, change, notices } = await open()
    change('Level 3', true)
    await press('Update profile')
    expect(notices).toEqual([])
    expect(rights(server)).toEqual(['Level 3', true])
    expect(level().value).toBe('Level 3')
    expect(screen.getByText('Access level is now Vet Owner (Level 3), changed by somebody else.')).toBeTruthy()
    expect(screen.getByText(/^Not saved. Somebody else changed this profile first/)).toBeTruthy()
  })

  test('what each changed of the two fields is kept by the second try', async () => {
    const { server, change, notices } = await open()
    select(status(), '0')
    change('Level 3', true)
    await press('Update profile')
    expect([level().value, status().value]).toEqual(['Level 3', '0'])
    await press('Update profile')
    expect(rights(server)).toEqual(['Level 3', false])
    expect(notices).toEqual(['Information updated successfully.'])
    expect(screen.queryByText(/^Not saved|changed by somebody else/)).toBeNull()
  })

  test('the same field is asked in place, logged, and saved as answered', async () => {
    const { server, change, notices, failures } = await open()
    const away = { ...server.nina, cstm: { ...server.nina.cstm, portal_access_c: 'Level 2' } }
    select(level(), 'Level 3')
    server.nina = away
    change('Level 2', true)
    await press('Update profile')
    expect(failures).toHaveLength(1)
    expect(screen.getByText('Before: Vet Staff (Level 1)')).toBeTruthy()
    expect(radio(/^Theirs: Level 2/).checked).toBe(false)
    await press('Update profile')
    expect([server.updates.length, notices]).toEqual([1, []])
    fireEvent.click(radio(/^Yours: Vet Owner/))
    await press('Update profile')
    expect(rights(server)).toEqual(['Level 3', true])
    expect(notices).toEqual(['Information updated successfully.'])
    expect(screen.queryByRole('radio')).toBeNull()
  })

  test('a touched profile takes or asks as soon as the other one’s change is read', async () => {
    const { change } = await open()
    select(status(), '0')
    change('Level 3', true)
    await press('Read again')
    expect(await screen.findByText('Access level is now Vet Owner (Level 3), changed by somebody else.')).toBeTruthy()
    expect([level().value, status().value]).toEqual(['Level 3', '0'])
    select(level(), 'Level 1')
    change('Level 2', true)
    await press('Read again')
    expect((await screen.findByRole<HTMLInputElement>('radio', { name: /^Theirs: Level 2/ })).checked).toBe(false)
    expect(screen.getByText('Before: Vet Owner (Level 3)')).toBeTruthy()
    expect(level().value).toBe('Level 1')
  })

  test('when the newer state cannot be read, the reason is said and the next try reads it', async () => {
    const { server, change } = await open()
    select(status(), '0')
    change('Level 3', true)
    server.isAway = true
    await press('Update profile')
    expect(screen.getByText(/^Not saved. Something went wrong on our side/)).toBeTruthy()
    expect(status().value).toBe('0')
    server.isAway = false
    await press('Update profile')
    expect([level().value, status().value]).toEqual(['Level 3', '0'])
  })

  test('what is typed stays when reading again fails', async () => {
    const { server, failures } = await open()
    select(level(), 'Level 3')
    server.isAway = true
    await press('Read again')
    await waitFor(() => expect(failures).toHaveLength(2))
    expect(level().value).toBe('Level 3')
  })

  test('leaving while the update is under way ends in silence', async () => {
    const { server, change } = await open()
    change('Level 3', true)
    restThenClick(screen.getByRole('button', { name: 'Update profile' }))
    await press('Leave or return')
    expect(rights(server)).toEqual(['Level 3', true])
    await press('Leave or return')
    await waitFor(() => expect(level().value).toBe('Level 3'))
  })
})
