// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import type { Engraving } from '@portal/domain'
import type { OwnerRequest } from '@portal/domain/plaque'
import { renderInPortal } from '@portal/testing'
import type { Answers } from '@portal/testing'
import { afterEach, expect, test } from 'vitest'
import { engraving, failure, lineApi, owner } from '../line/engraving.fixture'
import { RequestStatus } from './RequestStatus'
import { answerByText } from './request-text'

afterEach(cleanup)

const request: OwnerRequest = {
  requestedAt: '2026-03-01T05:06:00Z',
  openedFirst: null,
  openedLast: null,
  messages: [],
  problem: null,
}
const show = (change: Partial<Engraving>, answers: Answers = {}) =>
  renderInPortal(<RequestStatus engraving={engraving({ owner, answerBy: '2999-03-11', request, ...change })} />, {
    host: { api: lineApi(answers) },
  })

test('after the last day says that Client Care will call', () => {
  const words = "Client Care will call. No reply doesn't count as approval."
  expect(answerByText('2026-03-11', '2026-03-11')).toBe(`11 Mar 2026; then ${words}`)
  expect(answerByText('2026-03-11', '2026-03-12')).toBe(`11 Mar 2026 has passed: ${words}`)
})

test.each([
  ['noAddress', "We couldn't contact the owner", /no email address or mobile number for Grace\. Add one/],
  ['refused', 'Our messages were refused', /Nothing has reached Grace\. Check the email address/],
] as const)('says that messages do not reach the owner, and what to do: %s', (problem, title, text) => {
  show({ request: { ...request, problem } })
  expect(screen.getByText(title)).toBeTruthy()
  expect(screen.getByText(text)).toBeTruthy()
})

test('can ask an owner again, and says why not right now', async () => {
  let fails = true
  const answers = { renewApproval: () => (fails ? failure('conflict', 'Written to a moment ago.') : engraving()) }
  show({}, answers)
  const press = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Ask once more' })))
  await press()
  expect(screen.getByText(/^Written to a moment ago\. Nothing has changed/)).toBeTruthy()
  fails = false
  await press()
  expect(screen.queryByText(/a moment ago/)).toBeNull()
})
