// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from 'vitest'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { ApiError } from '@portal/api-client'
import { fakeApi, fakeHost, renderInPortal } from '@portal/testing'
import type { Answers } from '@portal/testing'
import { nina, sessionOf } from '../data/team.fixture'
import { SecondFactorCard } from './SecondFactorCard'
import { WRONG_CODE } from './code-refusal'
import { NOT_KNOWN, NOTHING_CHANGED, TOO_MANY_CODES } from './second-factor-texts'

const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const wrong = () => Promise.reject(new ApiError({ kind: 'invalid', status: 422, detail: { code: 'wrong' } }))
const failing = (kind: ApiError['kind'], message?: string) => () => Promise.reject(new ApiError({ kind, message }))

const old = () => Promise.reject(new ApiError({ kind: 'conflict', message: 'A while ago', detail: { sign_in: 'old' } }))

function show(isOn: boolean, answers: Answers = {}, signInAgain = () => Promise.resolve(false)) {
  const { notices, notify } = fakeHost()
  const api = fakeApi({
    getSecondFactor: () => ({ is_on: isOn }),
    beginSecondFactor: () => ({ secret: SECRET }),
    ...answers,
  })
  renderInPortal(<SecondFactorCard />, { host: { api, notify, signInAgain, user: sessionOf(nina) } })
  return { notices }
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const field = () => screen.findByLabelText<HTMLInputElement>(/^Six-digit code/)
async function send(code: string, button: string) {
  fireEvent.change(await field(), { target: { value: code } })
  press(button)
}
const setUp = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Set up' }))
  await field()
}

afterEach(cleanup)

describe('two-step sign-in under Profile [OPEN-218]', () => {
  test('a valid code turns it on; the card confirms it and keeps the focus', async () => {
    const turned = vi.fn<(input: object) => void>()
    const { notices } = show(false, { turnOnSecondFactor: turned })
    await setUp()
    await send(' 123 456', 'Turn on')
    expect(await screen.findByText('On')).toBeTruthy()
    expect(turned).toHaveBeenCalledWith(expect.objectContaining({ body: { code: ' 123 456' } }))
    expect(notices).toEqual(['Two-step sign-in is on.'])
    expect(document.activeElement?.textContent).toContain('If you lose the phone, a Vet Owner of your practice')
    expect(screen.queryByText(/GEZD/)).toBeNull()
  })

  test('while it is off, the card says what it would do, not that a code is needed now', async () => {
    show(false)
    expect(await screen.findByText('Off')).toBeTruthy()
    expect(screen.getByText(/^With two-step sign-in you enter your password and a code/)).toBeTruthy()
    expect(screen.queryByText(/You sign in with your password and a code/)).toBeNull()
  })

  test('an old sign-in signs in again in place, then continues with the pressed button and the code [OPEN-280]', async () => {
    const asked = vi.fn<() => Promise<boolean>>(() => Promise.resolve(true))
    const begun = vi.fn<() => unknown>(() => ({ secret: SECRET })).mockImplementationOnce(old)
    const turned = vi.fn<(input: object) => unknown>(() => undefined).mockImplementationOnce(old)
    show(false, { beginSecondFactor: begun, turnOnSecondFactor: turned }, asked)
    await setUp()
    await send('123 456', 'Turn on')
    expect(await screen.findByText('On')).toBeTruthy()
    expect([asked.mock.calls.length, begun.mock.calls.length, turned.mock.calls.length]).toEqual([2, 2, 2])
    expect(turned).toHaveBeenLastCalledWith(expect.objectContaining({ body: { code: '123 456' } }))
  })

  test('cancelling that sign-in says why nothing changed, and the code stays [OPEN-280]', async () => {
    show(false, { turnOnSecondFactor: old })
    await setUp()
    await send('123 456', 'Turn on')
    expect(await screen.findAllByText('A while ago')).not.toEqual([])
    expect((await field()).value).toBe('123 456')
  })

  test('a wrong code is an error at its field, and another can be tried with the same secret', async () => {
    const begun = vi.fn<() => object>(() => ({ secret: SECRET }))
    show(false, { turnOnSecondFactor: wrong, beginSecondFactor: begun })
    await setUp()
    await send('123456', 'Turn on')
    expect((await screen.findAllByText(WRONG_CODE))[0]).toBeTruthy()
    expect((await field()).value).toBe('123456')
    expect(begun).toHaveBeenCalledTimes(1)
  })

  test('does not send an invalid code', async () => {
    const turned = vi.fn<(input: object) => void>()
    show(false, { turnOnSecondFactor: turned })
    await setUp()
    await send('12 34', 'Turn on')
    expect((await screen.findAllByText('Enter the six digits that your app shows'))[0]).toBeTruthy()
    expect(turned).not.toHaveBeenCalled()
  })

  test.each([
    [failing('rateLimited'), TOO_MANY_CODES],
    [failing('timeout'), NOT_KNOWN],
    [failing('server'), NOTHING_CHANGED],
  ])('shows a failure in the form', async (turnOffSecondFactor, words) => {
    show(true, { turnOffSecondFactor })
    fireEvent.click(await screen.findByRole('button', { name: 'Turn off' }))
    await send('123456', 'Turn off')
    expect((await screen.findAllByText(new RegExp(`^${words} For help, call Client Care`)))[0]).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Turn off' })).toBeTruthy()
  })

  test('says so when the service does not offer it', async () => {
    show(false, { beginSecondFactor: failing('conflict', 'Two-step sign-in is not offered here yet.') })
    fireEvent.click(await screen.findByRole('button', { name: 'Set up' }))
    const alert = await screen.findByRole('alert')
    expect(within(alert).getByText(/not offered here yet/)).toBeTruthy()
  })

  test('offers Retry when the state fails to load', async () => {
    const read = vi.fn<() => Promise<object>>(failing('server'))
    show(false, { getSecondFactor: read })
    expect(await screen.findByText("We couldn't check whether it is on")).toBeTruthy()
    read.mockResolvedValue({ is_on: true })
    press('Retry')
    expect(await screen.findByText('On')).toBeTruthy()
  })
})
