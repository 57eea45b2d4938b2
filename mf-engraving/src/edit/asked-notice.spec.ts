import { expect, test } from 'vitest'
import type { OwnerMessage, OwnerRequest } from '@portal/domain/plaque'
import { engraving } from '../line/engraving.fixture'
import { askedNotice } from './asked-notice'

const owner = { firstName: 'Grace', phone: '', email: '', link: '', canOpen: true, isLocked: false }
const message = (channel: OwnerMessage['channel'], isRefused = false): OwnerMessage => ({
  kind: 'ask',
  channel,
  to: '',
  sentAt: null,
  isRefused,
})
const asked = (change: Partial<OwnerRequest>) => {
  const request = { askedAt: '', openedFirst: null, openedLast: null, messages: [], problem: null, ...change }
  return askedNotice(engraving({ owner, request }))
}

test('it is said by which ways the owner is asked, and where none reaches them', () => {
  expect(asked({ messages: [message('mail'), message('sms'), message('mail')] }).text).toBe(
    'The artwork is saved, and Grace is asked by mail and by SMS to look at it.',
  )
  expect(asked({ messages: [message('mail', true), message('sms')] }).text).toContain('Grace is asked by SMS to')
  expect(asked({ problem: 'noAddress' })).toEqual({
    tone: 'warning',
    text: 'The artwork is saved, but Grace does not hear of it: there is neither a mail address nor a mobile number. Call, or send the link.',
  })
  expect(asked({ problem: 'cannotOpen' })).toEqual({
    tone: 'warning',
    text: 'The artwork is saved, but Grace cannot be asked online: no phone number is known. Once you have their word, approve it for them.',
  })
  expect(asked({ problem: 'refused' }).text).toContain('no message arrived')
  expect(askedNotice(engraving()).text).toBe("The artwork is saved. We'll ask the owner in two minutes.")
  expect(askedNotice(engraving({ owner, isSubmitted: false })).text).toBe(
    "The artwork is saved. We'll ask Grace once the booking is submitted.",
  )
})
