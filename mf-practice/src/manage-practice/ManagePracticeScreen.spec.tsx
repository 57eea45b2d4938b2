// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { ApiError } from '@portal/api-client'
import { fakeApi, renderInPortal, harbour } from '@portal/testing'
import { failing, harbourTeam, nina, olivia, sessionOf } from '../data/team.fixture'
import { ManagePracticeScreen } from './ManagePracticeScreen'

interface SettingCall {
  readonly version: number
  readonly body: { readonly pricing_information_c?: string; readonly owner_checks_words_c?: 0 | 1 }
}

const away = new ApiError({ kind: 'server', status: 503 })

function show({ as = olivia, answers = {} }: { as?: typeof olivia; answers?: object } = {}) {
  const saved: SettingCall[] = []
  let stored = harbour
  const api = fakeApi({
    listMembers: () => harbourTeam,
    updatePractice: (call: SettingCall) => {
      saved.push(call)
      const { owner_checks_words_c: isChecked = stored.cstm.owner_checks_words_c, ...body } = call.body
      const cstm = { ...stored.cstm, ...body, owner_checks_words_c: isChecked === 1 }
      stored = { ...stored, cstm, version: call.version + 1 }
      return stored
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

describe('check of engraved words [OPEN-383]', () => {
  test('is saved at once, after a pricing choice of the same moment and on top of its version', async () => {
    const saved = show()
    expect(radio('Off').checked).toBe(true)
    fireEvent.click(radio('Pricebook'))
    fireEvent.click(radio('On'))
    await waitFor(() => expect(screen.getAllByText('Saved')).toHaveLength(2))
    expect(saved.map(({ version, body }) => [version, body])).toEqual([
      [1, { pricing_information_c: 'Pricebook' }],
      [2, { owner_checks_words_c: 1 }],
    ])
    expect([radio('Pricebook').checked, radio('On').checked]).toEqual([true, true])
  })

  test('is sent when the pricing choice before it fails', async () => {
    const words = { ...harbour, cstm: { ...harbour.cstm, owner_checks_words_c: true }, version: 2 }
    const answers = [failing(away), () => words]
    show({ answers: { updatePractice: () => answers.shift()?.() } })
    fireEvent.click(radio('Pricebook'))
    fireEvent.click(radio('On'))
    await waitFor(() => expect(screen.getByText('Saved')).toBeTruthy())
    expect(screen.getByRole('alert').textContent).toContain('Prices are shown as before.')
    expect([radio('RRP').checked, radio('On').checked]).toEqual([true, true])
  })

  test("is saved on top of a colleague's pricing choice, which stays", async () => {
    const theirs = { ...harbour, cstm: { ...harbour.cstm, pricing_information_c: 'No price' }, version: 5 }
    const calls: SettingCall[] = []
    const updatePractice = (call: SettingCall) => {
      calls.push(call)
      if (call.version < 5) throw new ApiError({ kind: 'version', status: 412 })
      return { ...theirs, cstm: { ...theirs.cstm, owner_checks_words_c: true }, version: 6 }
    }
    show({ answers: { updatePractice, getPractice: () => theirs } })
    fireEvent.click(radio('On'))
    await waitFor(() => expect(screen.getByText('Saved')).toBeTruthy())
    expect(calls.map(({ version, body }) => [version, body])).toEqual([
      [1, { owner_checks_words_c: 1 }],
      [5, { owner_checks_words_c: 1 }],
    ])
  })

  test('can be seen and not changed by Vet Staff', async () => {
    const saved = show({ as: nina })
    expect(screen.getAllByText('Only a Vet Owner can change this.')).toHaveLength(2)
    fireEvent.click(radio('On'))
    expect([saved.length, radio('Off').checked]).toEqual([0, true])
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
