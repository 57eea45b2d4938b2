// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import type { Engraving } from '@portal/domain'
import type { OwnerMessage, OwnerRequest } from '@portal/domain/plaque'
import { renderInPortal } from '@portal/testing'
import type { Answers } from '@portal/testing'
import { afterEach, expect, test } from 'vitest'
import { approval, engraving, failure, lineApi } from '../line/engraving.fixture'
import { RequestStatus } from './RequestStatus'
import { answerByWords } from './request-words'

afterEach(cleanup)

const mail: OwnerMessage = {
  kind: 'ask',
  channel: 'mail',
  to: 'grace@mail.test',
  sentAt: '2026-03-01T05:07:00Z',
  isRefused: false,
}
const request: OwnerRequest = {
  askedAt: '2026-03-01T05:06:00Z',
  openedFirst: null,
  openedLast: null,
  messages: [mail],
  problem: null,
}
const owner = {
  firstName: 'Grace',
  phone: '+61412345678',
  email: '',
  link: 'https://x.test',
  canOpen: true,
  isLocked: false,
}
const show = (change: Partial<Engraving>, answers: Answers = {}) =>
  renderInPortal(<RequestStatus engraving={engraving({ owner, answerBy: '2999-03-11', request, ...change })} />, {
    host: { api: lineApi(answers) },
  })
const rows = () => screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent])

test('staff read when the owner was asked, by which ways, and that they have not looked', () => {
  show({
    request: {
      ...request,
      messages: [
        { ...mail, kind: 'reminder', channel: 'sms', to: '+61412345678', sentAt: null },
        { ...mail, kind: 'reminder', isRefused: true },
        mail,
      ],
    },
  })
  expect(rows()).toEqual([
    ['Owner asked', '01:06pm, Sun 1 Mar 2026, Perth time'],
    [
      'Sent',
      'Reminded by SMS to 0412 345 678: being sent' +
        'Reminded by mail to grace@mail.test: refused, it does not arrive' +
        'Asked by mail to grace@mail.test: sent 01:07pm, Sun 1 Mar 2026',
    ],
    ['Page opened', 'Not opened yet'],
    ['Answer by', '11 Mar 2999; then Client Care calls. Nothing is approved by silence.'],
  ])
})

test('and when they first and last looked, and answered', () => {
  const opened = { openedFirst: '2026-03-01T06:00:00Z', openedLast: '2026-03-02T06:00:00Z' }
  show({ state: 'approved', approval, request: { ...request, ...opened } })
  expect(rows().slice(2)).toEqual([
    ['Page opened', 'First 02:00pm, Sun 1 Mar 2026; last 02:00pm, Mon 2 Mar 2026'],
    ['Answered', '01:07pm, Sun 1 Mar 2026'],
  ])
  expect(screen.queryByRole('button')).toBeNull()
})

test('after the last day Client Care calls', () => {
  const words = 'Client Care calls. Nothing is approved by silence.'
  expect(answerByWords('2026-03-11', '2026-03-11')).toBe(`11 Mar 2026; then ${words}`)
  expect(answerByWords('2026-03-11', '2026-03-12')).toBe(`11 Mar 2026 is over: ${words}`)
})

test.each([
  ['noAddress', 'Nobody was written to', /neither an e-mail address nor a mobile number .* Grace\. Add one/],
  ['refused', 'What we sent was refused', /does not reach Grace\. Check the e-mail address/],
] as const)('that nothing reaches the owner is told with what to do: %s', (problem, title, text) => {
  show({ request: { ...request, problem } })
  expect(screen.getByText(title)).toBeTruthy()
  expect(screen.getByText(text)).toBeTruthy()
})

test('an owner who has not answered is asked once more, and why not just now', async () => {
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

test('one who was not asked yet is asked now, or at the submission', () => {
  show({ request: null, answerBy: null })
  expect(screen.getByText(/We have not asked Grace about this artwork yet/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Ask the owner now' })).toBeTruthy()
  cleanup()
  show({ request: null, answerBy: null, closed: 'cremated' })
  expect(screen.queryByRole('button')).toBeNull()
})
