// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { ApiError } from '@portal/api-client'
import { fakeApi, harbour, renderInPortal } from '@portal/testing'
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

  test('shows the three options with the one in use [PRA-04, PRA-05]', () => {
    show()
    expect(screen.getAllByRole('radio').map((one) => one.getAttribute('value'))).toEqual([
      'No price',
      'Pricebook',
      'RRP',
    ])
    expect(radio('RRP').checked).toBe(true)
  })

  test('saves at once with progress; 2.5 s later the check icon stays [PRA-06, PRA-07, OPEN-76]', async () => {
    const saved = show()
    fireEvent.click(radio('No price'))
    expect(screen.getByText('Saving')).toBeTruthy()
    await passTime(0)
    expect(saved).toMatchObject([{ version: 1, body: { pricing_information_c: 'No price' } }])
    expect(screen.getByText('Saved')).toBeTruthy()
    await passTime(2400)
    expect(check()).toBeNull()
    await passTime(200)
    expect(check()).toBeTruthy()
    await passTime(60_000)
    expect(check()).toBeTruthy()
    fireEvent.click(radio('RRP'))
    expect(check()).toBeNull()
    expect(radio('RRP').checked).toBe(true)
  })

  test('choices in quick succession are saved in turn, each from the version before', async () => {
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

  test('what was not saved goes back and is said', async () => {
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

  test('where the second of two choices is not saved, the first stays', async () => {
    const first = { ...harbour, cstm: { ...harbour.cstm, pricing_information_c: 'Pricebook' }, version: 2 }
    const answers = [() => first, failing(away)]
    show({ answers: { updatePractice: () => answers.shift()?.() } })
    fireEvent.click(radio('Pricebook'))
    fireEvent.click(radio('No price'))
    await passTime(0)
    expect(screen.getByRole('alert').textContent).toContain('Your choice was not saved')
    expect(radio('Pricebook').checked).toBe(true)
  })

  test('Vet Staff see it closed, with the reason, and change nothing [OPEN-13]', () => {
    const saved = show({ as: nina })
    expect(screen.getByText('Only a Vet Owner can change this.')).toBeTruthy()
    expect(radio('No price').getAttribute('aria-disabled')).toBe('true')
    fireEvent.click(radio('No price'))
    expect(saved).toEqual([])
    expect(radio('RRP').checked).toBe(true)
  })
})

describe('team', () => {
  test('lists names, email, role and an Edit link each [PRA-08, PRA-09, PRA-22]', async () => {
    show()
    const table = await screen.findByRole('table', { name: 'Team' })
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(['First name', 'Last name', 'Email', 'Role', 'Action'])
    const [, , row] = await within(table).findAllByRole('row')
    expect(row?.textContent).toContain('NinaCarusonina@harbour.testVet Staff')
    const link = within(table).getByRole('link', { name: 'Edit Nina Caruso' })
    expect(link.getAttribute('href')).toBe('/manage-practice/view-member/contact-2')
  })

  test('Vet Staff, who change nothing there, view a profile [PRA-09, OPEN-13]', async () => {
    show({ as: nina })
    const link = await screen.findByRole('link', { name: 'View Tom Adeyemi' })
    expect(link.getAttribute('href')).toBe('/manage-practice/view-member/contact-3')
    expect(screen.queryByRole('link', { name: /^Edit/ })).toBeNull()
  })

  test('who cannot sign in is marked in words [PRA-23]', async () => {
    show()
    const cell = await screen.findByText('Inactive')
    expect(cell.closest('tr')?.textContent).toContain('Tom')
  })

  test('names in any script are shown as text', async () => {
    const odd = { ...nina, first_name: '<b>أنس</b> 🐾', last_name: 'x'.repeat(100) }
    show({ answers: { listMembers: () => [olivia, odd] } })
    expect(await screen.findByText('<b>أنس</b> 🐾')).toBeTruthy()
  })

  test('New staff member leads on for Vet Owners, else says why not [PRA-10, OPEN-13]', async () => {
    show()
    const link = await screen.findByRole('link', { name: 'New staff member' })
    expect(link.getAttribute('href')).toBe('/manage-practice/new-member')
    cleanup()
    show({ as: nina })
    expect(screen.getByRole('button', { name: 'New staff member' }).getAttribute('aria-disabled')).toBe('true')
    expect(screen.getByText('Vet Owners only')).toBeTruthy()
  })

  test('the level that counts is that of the team, not the one of the session', async () => {
    const demoted = { ...olivia, cstm: { ...olivia.cstm, portal_access_c: 'Level 1' } }
    show({ answers: { listMembers: () => [demoted, nina] } })
    await waitFor(() => expect(screen.queryByRole('link', { name: 'New staff member' })).toBeNull())
  })

  test('a failed list is no empty one, and is asked for again [OPEN-80]', async () => {
    const answers = [failing(away), () => harbourTeam]
    show({ answers: { listMembers: () => answers.shift()?.() } })
    expect(await screen.findByText('Your team could not be loaded')).toBeTruthy()
    expect([screen.queryByRole('table'), screen.queryByText(/\d staff members?$|^No staff/)]).toEqual([null, null])
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText('Nina')).toBeTruthy()
  })
})
