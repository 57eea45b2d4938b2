// @vitest-environment happy-dom
import { afterEach, describe, expect, test } from 'vitest'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { ApiError } from '@portal/api-client'
import { UNPRINTABLE } from '@portal/forms'
import { fakeApi, fakeHost, renderInPortal } from '@portal/testing'
import { harbourTeam, nina, olivia, sessionOf } from '../data/team.fixture'
import { NewMemberScreen } from './NewMemberScreen'

const LINK = 'Leave out web addresses, phone numbers and signs like / or @. Put a space after a full stop'
const old = () =>
  Promise.reject(new ApiError({ kind: 'conflict', status: 409, message: 'A while ago', detail: { sign_in: 'old' } }))

interface SentRequest {
  readonly idempotencyKey: string
  readonly body: Readonly<Record<string, unknown>>
}

function show(answer: () => unknown = () => nina, as = olivia, signInAgain = () => Promise.resolve(false)) {
  const sent: SentRequest[] = []
  const { notices, notify } = fakeHost()
  const api = fakeApi({
    listMembers: () => harbourTeam,
    createMember: (call: SentRequest) => {
      sent.push(call)
      return answer()
    },
  })
  const page = renderInPortal(<NewMemberScreen />, {
    at: '/manage-practice/new-member',
    host: { api, user: sessionOf(as), notify, signInAgain },
  })
  return { sent, notices, ...page }
}

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const fill = (changes: Readonly<Record<string, string>> = {}) => {
  const values = { 'First name': 'Ines', 'Last name': 'Moor', Email: 'ines@harbour.test', ...changes }
  for (const [label, value] of Object.entries({ ...values, 'Access level': 'Level 1', ...changes })) {
    type(label, value)
  }
}
const create = () => fireEvent.click(screen.getByRole('button', { name: 'Create profile' }))
const summary = () => screen.findByRole('heading', { name: 'There is a problem' })
const refused = (detail: Record<string, string>) => () =>
  Promise.reject(new ApiError({ kind: 'invalid', status: 422, detail }))

afterEach(cleanup)

describe('the form', () => {
  test.each([
    ['First name', ' \u2003 ', 'Enter a first name'],
    ['Last name', 'x'.repeat(10_000), 'Use at most 100 characters'],
    ['First name', 'In\u0007es', UNPRINTABLE],
    ['First name', 'http://evil.test', LINK],
    ['Email', 'ines at harbour', 'Please enter valid email address'],
  ])('%s %.20j shows an error at its field [PRA-15]', async (label, value, message) => {
    const { sent } = show()
    fill({ [label]: value })
    create()
    await summary()
    expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByRole('link', { name: message })).toBeTruthy()
    expect(sent).toEqual([])
  })
})

describe('creating', () => {
  test('creates the member, says where the password was sent, and returns [API-36, PRA-13, PRA-14]', async () => {
    const { sent, notices, address } = show()
    fill({ 'First name': ' <i>Ines أنس 🐾 ' })
    create()
    await waitFor(() => expect(address()).toBe('/manage-practice'))
    expect(sent.map(({ body }) => body)).toEqual([
      {
        vet_account_id: 'practice-harbour',
        first_name: '<i>Ines أنس 🐾',
        last_name: 'Moor',
        email_address: 'ines@harbour.test',
        portal_access_c: 'Level 1',
        cognito_portal_active_c: 1,
      },
    ])
    expect(notices[0]).toContain('A temporary password is on its way to ines@harbour.test.')
  })

  test('an old sign-in signs in again in place, then sends the member as typed [OPEN-327]', async () => {
    const answers = [old, () => nina]
    const { sent, address } = show(
      () => answers.shift()?.(),
      olivia,
      () => Promise.resolve(true),
    )
    fill()
    create()
    await waitFor(() => expect(address()).toBe('/manage-practice'))
    expect(sent.map(({ body }) => body.first_name)).toEqual(['Ines', 'Ines'])
  })

  test.each([
    ['an old sign-in', old, 'A while ago'],
    [
      'too many invitations',
      () =>
        Promise.reject(new ApiError({ kind: 'rateLimited', status: 429, message: 'Twenty today. Nothing was saved.' })),
      'Twenty today. Nothing was saved.',
    ],
  ])("%s shows the server's sentence and keeps the input [OPEN-327, OPEN-328]", async (_, answer, words) => {
    const { address } = show(answer)
    fill()
    create()
    expect((await screen.findAllByText(words)).length).toBeGreaterThan(0)
    expect([address(), screen.getByLabelText<HTMLInputElement>('First name').value]).toEqual([
      '/manage-practice/new-member',
      'Ines',
    ])
  })

  test('an address in use is an error at its field, and the input stays [OPEN-79]', async () => {
    const { address } = show(refused({ email_address: 'taken' }))
    fill()
    create()
    await summary()
    const message = 'This email address belongs to another profile. Enter a different one'
    expect(screen.getByRole('link', { name: message })).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ines@harbour.test')
    expect(address()).toBe('/manage-practice/new-member')
  })

  test('a retry after a failure is the same write [API-36]', async () => {
    const answers = [() => Promise.reject(new ApiError({ kind: 'timeout' })), () => nina]
    const { sent, address } = show(() => answers.shift()?.())
    fill()
    create()
    expect(await screen.findByText(/The profile was not created. What you typed is still here./)).toBeTruthy()
    create()
    await waitFor(() => expect(address()).toBe('/manage-practice'))
    expect(sent).toHaveLength(2)
    expect(sent[1]?.idempotencyKey).toBe(sent[0]?.idempotencyKey)
  })
})
