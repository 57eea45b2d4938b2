// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react'
import { expectOnlyText } from '@portal/testing/hostile'
import { afterEach, describe, expect, test } from 'vitest'
import { harbourTeam, nina, olivia, sessionOf } from './data/team.fixture'
import { MemberSecondFactor } from './second-factor/MemberSecondFactor'
import { SignIns } from './sign-ins/SignIns'
import remote from './remote-module'

afterEach(cleanup)

type Path = keyof typeof remote.routes

/** Texts on each screen that come from people or other services. */
const SHOWN: Readonly<Record<Path, readonly string[]>> = {
  '/manage-practice': ['first_name', 'last_name', 'email_address'],
  '/manage-practice/new-member': [],
  '/manage-practice/view-member/:id': ['first_name', 'last_name', 'email_address'],
  '/manage-practice/update-password': ['email'],
  '/profile': ['first_name', 'last_name', 'email_address', 'email'],
  '/accounts': [],
  '/tagging-guide': [],
  '/customer-support': ['first_name', 'last_name'],
}
const answers = {
  listMembers: () => harbourTeam,
  getMember: () => nina,
  listInvoices: () => ({
    Invoices: [{ InvoiceID: 'INV-101', date: '2026-01-28T00:00:00Z', Type: 'Invoice', Status: 'Paid', Total: 1000 }],
  }),
}

describe('a text that looks like code stays a text [OPEN-288]', () => {
  test.each(Object.entries(SHOWN))('at %s', async (path, shows) => {
    const load = Object.entries(remote.routes).find(([known]) => known === path)?.[1]
    expect(load).toBeDefined()
    const Screen = load && (await load())
    const at = path.replace(':id', 'contact-2')
    if (Screen) await expectOnlyText(() => <Screen />, { path, at, answers, host: { user: sessionOf(olivia) }, shows })
  })

  test('in the lazy parts of the profile', async () => {
    await expectOnlyText(() => <SignIns />, { shows: ['device'] })
    await expectOnlyText(() => <MemberSecondFactor id="contact-2" firstName={'<img src=x onerror=alert(1)>'} />, {
      answers: { getMemberSecondFactor: () => ({ is_on: true, can_reset: true }) },
      shows: [],
    })
  })
})
