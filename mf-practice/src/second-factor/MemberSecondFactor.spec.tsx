// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from 'vitest'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { ApiError } from '@portal/api-client'
import { fakeApi, fakeHost, renderInPortal, restThenClick } from '@portal/testing'
import type { Answers } from '@portal/testing'
import { MemberSecondFactor } from './MemberSecondFactor'

function show(answer: object, answers: Answers = {}, signInAgain = () => Promise.resolve(false)) {
  const { notices, notify } = fakeHost()
  const api = fakeApi({ getMemberSecondFactor: () => answer, ...answers })
  renderInPortal(<MemberSecondFactor id="contact-2" firstName="Nina" />, { host: { api, notify, signInAgain } })
  return { notices }
}
const ask = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Reset two-step sign-in' }))
  return screen.findByRole('alertdialog', { name: 'Reset two-step sign-in of Nina?' })
}

afterEach(cleanup)

describe("a member's two-step sign-in [OPEN-218]", () => {
  test('is reset after a confirmation', async () => {
    const reset = vi.fn<(input: object) => void>()
    const { notices } = show({ is_on: true, can_reset: true }, { resetMemberSecondFactor: reset })
    const dialog = await ask()
    expect(within(dialog).getByText(/Make sure that it is Nina who asks/)).toBeTruthy()
    restThenClick(within(dialog).getByRole('button', { name: 'Reset' }))
    expect(await screen.findByText('Off. Nina can set it up under Profile.')).toBeTruthy()
    expect(reset).toHaveBeenCalledWith(expect.objectContaining({ params: { id: 'contact-2' } }))
    expect(notices).toEqual(['Two-step sign-in of Nina is reset.'])
  })

  test('is reset after the Vet Owner, with an old sign-in, has signed in again [OPEN-327]', async () => {
    const old = () => Promise.reject(new ApiError({ kind: 'conflict', message: 'Old', detail: { sign_in: 'old' } }))
    const reset = vi.fn<() => unknown>(() => undefined).mockImplementationOnce(old)
    const answers = { resetMemberSecondFactor: reset }
    const { notices } = show({ is_on: true, can_reset: true }, answers, () => Promise.resolve(true))
    restThenClick(within(await ask()).getByRole('button', { name: 'Reset' }))
    await waitFor(() => expect(notices).toEqual(['Two-step sign-in of Nina is reset.']))
    expect(reset).toHaveBeenCalledTimes(2)
  })

  test('a failed reset leaves it on and shows the error in the dialog', async () => {
    const resetMemberSecondFactor = () => Promise.reject(new ApiError({ kind: 'server', status: 503 }))
    show({ is_on: true, can_reset: true }, { resetMemberSecondFactor })
    const dialog = await ask()
    restThenClick(within(dialog).getByRole('button', { name: 'Reset' }))
    await waitFor(() => expect(within(dialog).getByText(/so nothing has changed/)).toBeTruthy())
  })

  test('refers to Client Care for an account that is managed elsewhere', async () => {
    show({ is_on: false, can_reset: false })
    expect(await screen.findByText(/is not managed here\. If .* has lost the phone, call Client Care/)).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
  })
})
