import { expect, test } from 'vitest'
import type { OwnerMessage, OwnerRequest } from '@portal/domain/plaque'
import { engraving } from '../line/engraving.fixture'
import { requestNotice } from './use-save'

const owner = { firstName: 'Grace', phone: '', email: '', link: '', canOpen: true, isLocked: false }
const message = (channel: OwnerMessage['channel'], isRefused = false): OwnerMessage => ({
  kind: 'ask',
  channel,
  to: '',
  sentAt: null,
  isRefused,
})
const noticeOf = (change: Partial<OwnerRequest>) => {
  const request = { requestedAt: '', openedFirst: null, openedLast: null, messages: [], problem: null, ...change }
  return requestNotice(engraving({ owner, request }))
}

test('says how the owner is asked, and why nobody can be reached', () => {
  expect(noticeOf({ messages: [message('mail'), message('sms'), message('mail')] }).text).toBe(
    'The artwork is saved, and we asked Grace by email and by SMS to check it.',
  )
  expect(noticeOf({ messages: [message('mail', true), message('sms')] }).text).toContain('we asked Grace by SMS to')
  expect(noticeOf({ problem: 'noAddress' })).toEqual({
    tone: 'warning',
    text: 'The artwork is saved, but Grace has not been told: we have no email address or mobile number. Call, or send the link.',
  })
  expect(noticeOf({ problem: 'cannotOpen' })).toEqual({
    tone: 'warning',
    text: 'The artwork is saved, but Grace cannot be asked online: we have no phone number. Once they agree, approve it for them.',
  })
  expect(noticeOf({ problem: 'refused' }).text).toContain('no message arrived')
  expect(requestNotice(engraving()).text).toBe("The artwork is saved. We'll ask the owner in two minutes.")
  expect(requestNotice(engraving({ owner, isSubmitted: false })).text).toBe(
    "The artwork is saved. We'll ask Grace once the booking is submitted.",
  )
})
