// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from 'vitest'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { ApiError } from '@portal/api-client'
import { Route, Routes } from '@portal/router'
import { fakeApi, fakeHost, renderInPortal, restThenClick } from '@portal/testing'
import { harbourTeam, nina, olivia, sessionOf, tom } from '../data/team.fixture'
import type { Member } from '../data/use-team'
import { STILL_SIGNED_IN } from '../sign-ins/LogOutEverywhere'
import { MemberScreen } from './MemberScreen'
import { ProfileScreen } from './ProfileScreen'

interface SentRequest {
  readonly version: number
  readonly params: { readonly id: string }
  readonly body: Readonly<Record<string, unknown>>
}
type Answer = (sent: SentRequest) => unknown

interface TestSetup {
  readonly at: string
  readonly as?: Member
  readonly team?: readonly Member[]
  readonly answer?: Answer
  readonly logOutEverywhere?: () => Promise<void>
  readonly signInAgain?: () => Promise<boolean>
}

const done = () => Promise.resolve()

/** The server's answer: the team including the change. */
const changed =
  (team: readonly Member[]): Answer =>
  ({ params, body }) =>
    team.map((member) =>
      member.id === params.id
        ? {
            ...member,
            version: 5,
            cstm: {
              portal_access_c: String(body.portal_access_c),
              cognito_portal_active_c: body.cognito_portal_active_c === 1,
            },
          }
        : member,
    )

function show(setting: TestSetup) {
  const { at, as = olivia, team = harbourTeam, answer = changed(team) } = setting
  const { logOutEverywhere = done, signInAgain = () => Promise.resolve(false) } = setting
  const sent: SentRequest[] = []
  const { notices, notify, failures, report } = fakeHost()
  const api = fakeApi({
    listMembers: () => team,
    getSecondFactor: () => ({ is_on: false }),
    listSignIns: () => [],
    getMemberSecondFactor: () => ({ is_on: false, can_reset: true }),
    getMember: ({ params }: SentRequest) =>
      team.find(({ id }) => id === params.id) ?? Promise.reject(new ApiError({ kind: 'notFound', status: 404 })),
    updateMember: (call: SentRequest) => {
      sent.push(call)
      return answer(call)
    },
  })
  renderInPortal(
    <Routes>
      <Route path="/manage-practice/view-member/:id" element={<MemberScreen />} />
      <Route path="/profile" element={<ProfileScreen />} />
    </Routes>,
    { at, host: { api, user: sessionOf(as), notify, report, logOutEverywhere, signInAgain } },
  )
  return { sent, notices, failures }
}

const view = (id: string) => `/manage-practice/view-member/${id}`
const level = () => screen.findByLabelText<HTMLSelectElement>('Access level')
const status = () => screen.getByLabelText<HTMLSelectElement>('Member status')
const choose = (select: HTMLSelectElement, value: string) => fireEvent.change(select, { target: { value } })
const update = () => restThenClick(screen.getByRole('button', { name: 'Update profile' }))

afterEach(cleanup)

describe('view member', () => {
  test('Update profile saves the member and confirms it [PRA-18, PRA-19, PRA-23, API-35, DOM-27]', async () => {
    const { sent, notices } = show({ at: view('contact-2') })
    choose(await level(), 'Level 3')
    choose(status(), '0')
    update()
    await waitFor(() => expect(notices).toEqual(['Information updated successfully.']))
    expect(sent[0]).toMatchObject({
      version: 4,
      body: {
        id: 'contact-2',
        first_name: 'Nina',
        last_name: 'Caruso',
        email_address: 'nina@harbour.test',
        portal_access_c: 'Level 3',
        cognito_portal_active_c: 0,
      },
    })
    choose(status(), '1')
    update()
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[1]?.version).toBe(5)
  })

  test('raising a level with an old sign-in asks to sign in again, then saves [OPEN-327]', async () => {
    const old = new ApiError({ kind: 'conflict', status: 409, message: 'A while ago', detail: { sign_in: 'old' } })
    const answers: Answer[] = [() => Promise.reject(old), changed(harbourTeam)]
    const { sent, notices } = show({
      at: view('contact-2'),
      answer: (call) => answers.shift()?.(call),
      signInAgain: () => Promise.resolve(true),
    })
    choose(await level(), 'Level 3')
    update()
    await waitFor(() => expect(notices).toEqual(['Information updated successfully.']))
    expect(sent.map(({ body }) => body.portal_access_c)).toEqual(['Level 3', 'Level 3'])
  })

  test('cancelling that sign-in keeps the choice and says why it was not saved [OPEN-327]', async () => {
    const old = new ApiError({ kind: 'conflict', status: 409, message: 'A while ago.', detail: { sign_in: 'old' } })
    show({ at: view('contact-2'), answer: () => Promise.reject(old) })
    choose(await level(), 'Level 3')
    update()
    expect(await screen.findByText('Not saved. A while ago.')).toBeTruthy()
    expect((await level()).value).toBe('Level 3')
  })

  test.each([
    [{ kind: 'offline' }, 'Not saved. There is no connection. What you chose is still here. Try again.'],
    [{ kind: 'forbidden', status: 403 }, 'Not saved. You may not change this.'],
    [{ kind: 'conflict', status: 409 }, 'Not saved. Your practice needs at least one active Vet Owner.'],
    [
      { kind: 'server', status: 502 },
      'Not saved. Something went wrong on our side. What you chose is still here. Try again.',
    ],
  ] as const)(
    'a failed update (%j) shows its reason and is logged, nothing more [PRA-25, OPEN-80]',
    async (how, said) => {
      const away = new ApiError(how)
      const { notices, failures } = show({ at: view('contact-2'), answer: () => Promise.reject(away) })
      choose(await level(), 'Level 3')
      update()
      expect(await screen.findByText(new RegExp(`^${said} For help, call Client Care`))).toBeTruthy()
      expect((await level()).value).toBe('Level 3')
      expect(notices).toEqual([])
      expect(failures).toEqual([away])
      expect(screen.queryByRole('alert')).toBeNull()
    },
  )

  test('does not send a member with invalid stored fields [PRA-24]', async () => {
    const nameless = { ...nina, last_name: ' ' }
    const { sent } = show({ at: view('contact-2'), team: [olivia, nameless] })
    await level()
    update()
    expect(await screen.findByRole('link', { name: 'Enter a last name' })).toBeTruthy()
    expect(sent).toEqual([])
  })

  test('shows a stored level that is not offered [OPEN-14]', async () => {
    const other = { ...nina, cstm: { ...nina.cstm, portal_access_c: 'Level 2' } }
    show({ at: view('contact-2'), team: [olivia, other] })
    const [stored, ...offered] = (await level()).options
    expect([stored?.text, stored?.disabled]).toEqual(['Level 2', true])
    expect(offered.map(({ value }) => value)).toEqual(['Level 1', 'Level 3'])
  })
})

describe('own profile', () => {
  test('ends all sessions of the user; on failure says that they are still signed in [OPEN-161]', async () => {
    const ends = vi.fn<() => Promise<void>>(() => Promise.resolve())
    ends.mockRejectedValueOnce(new ApiError({ kind: 'server', status: 503 }))
    show({ at: '/profile', as: nina, logOutEverywhere: ends })
    fireEvent.click(await screen.findByRole('button', { name: 'Log out everywhere' }))
    expect((await screen.findByRole('alert')).textContent).toContain(STILL_SIGNED_IN)
    fireEvent.click(screen.getByRole('button', { name: 'Log out everywhere' }))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    expect(ends).toHaveBeenCalledTimes(2)
  })

  test('offers Retry when loading fails', async () => {
    show({ at: '/profile', as: tom, team: [olivia] })
    expect(await screen.findByText('Your profile could not be loaded')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy()
  })
})
