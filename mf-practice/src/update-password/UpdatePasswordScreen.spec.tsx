// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from 'vitest'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { ApiError } from '@portal/api-client'
import { fakeApi, fakeHost, renderInPortal } from '@portal/testing'
import { nina, sessionOf } from '../data/team.fixture'
import { UpdatePasswordScreen } from './UpdatePasswordScreen'

type Change = (input: { body: object }) => unknown

function show(change: Change = () => undefined) {
  const changePassword = vi.fn<Change>(change)
  const { notices, notify } = fakeHost()
  const { address } = renderInPortal(<UpdatePasswordScreen />, {
    at: '/manage-practice/update-password',
    host: {
      api: fakeApi({ changePassword }),
      notify,
      user: { ...sessionOf(nina), username: 'a+b@harbour.test' },
    },
  })
  return { changePassword, notices, address }
}

const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
function send(present: string, password: string, retype = password) {
  fill('Current password', present)
  fill('New password', password)
  fill('Retype the new password', retype)
  fireEvent.click(screen.getByRole('button', { name: 'Save password' }))
}
const fails = (kind: ApiError['kind'], message?: string, detail?: ApiError['detail']) => () =>
  Promise.reject(new ApiError({ kind, message, ...(detail !== undefined && { detail }) }))

afterEach(cleanup)

describe("the user's password [PRA-26, OPEN-290]", () => {
  test('is changed, confirmed, and the profile opens', async () => {
    const { changePassword, notices, address } = show()
    send('Demo-pass-1', 'Own-words-7')
    await vi.waitFor(() => expect(address()).toBe('/profile'))
    expect(changePassword).toHaveBeenCalledWith({ body: { present: 'Demo-pass-1', password: 'Own-words-7' } })
    expect(notices).toEqual(['Your password is changed. Every other computer is signed out.'])
  })

  test.each([
    [['', 'Own-words-7'], 'Enter your current password'],
    [['Demo-pass-1', ''], 'Enter a new password'],
    [['Demo-pass-1', 'Own-words-7', 'Own-words-8'], 'The two new passwords are not the same'],
    [['Demo-pass-1', 'Harbour-2024'], /^Leave out “harbour”/],
  ] as const)('%s is not sent', async ([present, password, retype], words) => {
    const { changePassword } = show()
    send(present, password, retype)
    expect((await screen.findAllByText(words))[0]).toBeTruthy()
    expect(changePassword).not.toHaveBeenCalled()
  })

  test('a wrong current password is an error at its field, and the input stays', async () => {
    show(fails('invalid', 'no', { present: 'wrong' }))
    send('Demo-pass-2', 'Own-words-7')
    expect((await screen.findAllByText(/^This is not your current password/))[0]).toBeTruthy()
    expect(screen.getByLabelText('Current password').getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('Own-words-7')
  })

  test("a refused new password shows the server's sentence", async () => {
    show(fails('invalid', 'You had this password before. Choose another.', { password: 'refused' }))
    send('Demo-pass-1', 'Own-words-7')
    expect((await screen.findAllByText('You had this password before. Choose another.'))[0]).toBeTruthy()
  })

  test.each([
    ['rateLimited', /Wait 15 minutes/],
    ['timeout', /we do not know whether your password was changed/],
  ] as const)('%s shows an error in the form', async (kind, words) => {
    show(fails(kind))
    send('Demo-pass-1', 'Own-words-7')
    expect((await screen.findAllByText(words))[0]).toBeTruthy()
  })
})
