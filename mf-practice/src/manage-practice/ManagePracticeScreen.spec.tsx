// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { ApiError } from '@portal/api-client'
import { fakeApi, renderInPortal, harbour } from '@portal/testing'
import { failing, harbourTeam, nina, olivia, sessionOf } from '../data/team.fixture'
import { ManagePracticeScreen } from './ManagePracticeScreen'

interface PricingCall {
  readonly version: number
  readonly body: { readonly pricing_information_c: string }
}

const away = new ApiError({ kind: 'server', status: 503 })

function show({ as = olivia, answers = {} }: { as?: typeof olivia; answers?: object } = {}) {
  const saved: PricingCall[] = []
  const api = fakeApi({
    listMembers: () => harbourTeam,
    updatePractice: (call: PricingCall) => {
      saved.push(call)
      const cstm = { ...harbour.cstm, pricing_information_c: call.body.pricing_information_c }
      return { ...harbour, cstm, version: call.version + 1 }
    },
    ...answers,
  })
  renderInPortal(<ManagePracticeScreen />, { at: '/manage-practice', host: { api, user: sessionOf(as) } })
  return saved
}

const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })
const check = () => screen.queryByRole('img', { name: 'Confirmed' })
const passTime = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('pricing choice', () => {
  beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }))

  test('saves quick choices one after another, each based on the version before', async () => {
    const saved = show()
    fireEvent.click(radio('Pricebook'))
    fireEvent.click(radio('No price'))
    await passTime(0)
    expect(saved.map(({ version, body }) => [version, body.pricing_information_c])).toEqual([
      [1, 'Pricebook'],
      [2, 'No price'],
    ])
    expect(radio('No price').checked).toBe(true)
  })

  test('shows the previous choice and an error when a save fails', async () => {
    show({ answers: { updatePractice: failing(away) } })
    fireEvent.click(radio('Pricebook'))
    await passTime(0)
    const alert = screen.getByRole('alert')
    expect(alert.textContent).toContain(
      'Your choice was not savedPrices are shown as before. Choose again, or call Client Care on',
    )
    expect([alert.querySelector('svg') !== null, alert.className.includes('danger')]).toEqual([true, true])
    expect(radio('RRP').checked).toBe(true)
    await passTime(5000)
    expect(check()).toBeNull()
  })

  test('keeps the first choice when the second of two fails', async () => {
    const first = { ...harbour, cstm: { ...harbour.cstm, pricing_information_c: 'Pricebook' }, version: 2 }
    const answers = [() => first, failing(away)]
    show({ answers: { updatePractice: () => answers.shift()?.() } })
    fireEvent.click(radio('Pricebook'))
    fireEvent.click(radio('No price'))
    await passTime(0)
    expect(screen.getByRole('alert').textContent).toContain('Your choice was not saved')
    expect(radio('Pricebook').checked).toBe(true)
  })
})

describe('team', () => {
  test('uses the level in the team, not the one in the session', async () => {
    const demoted = { ...olivia, cstm: { ...olivia.cstm, portal_access_c: 'Level 1' } }
    show({ answers: { listMembers: () => [demoted, nina] } })
    await waitFor(() => expect(screen.queryByRole('link', { name: 'New staff member' })).toBeNull())
  })

  test('a failed list does not look empty, and offers Retry [OPEN-80]', async () => {
    const answers = [failing(away), () => harbourTeam]
    show({ answers: { listMembers: () => answers.shift()?.() } })
    expect(await screen.findByText('Your team could not be loaded')).toBeTruthy()
    expect([screen.queryByRole('table'), screen.queryByText(/\d staff members?$|^No staff/)]).toEqual([null, null])
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText('Nina')).toBeTruthy()
  })
})
