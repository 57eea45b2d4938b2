import { beforeEach, expect, test } from 'vitest'
import { later, ownersPlaque } from '../../test/owner-request'
import { specApi } from '../../test/spec-api'
import { standAt } from '../../test/stand-at'
import { deliveriesOf } from '../operations/deliveries'
import { deliverNext } from '../outbox/worker'
import type { Deps } from '../deps'

const START = standAt('2031-03-10T10:00:00Z')
const api = specApi()
beforeEach(async () => {
  api.clock.now = START
  await api.connection.sql.query('delete from outbox')
  api.pool.isAway = null
  api.pool.mails.length = 0
  api.pool.texts.length = 0
})

/** A separate process with its own services. */
const process = (services: Partial<Deps> = {}) => {
  const { db, now } = api.deps
  const deliveries = deliveriesOf({ ...api.deps, ...services })
  return () => deliverNext({ db, deliveries, now }, 'ownerMessage')
}
const rows = () =>
  api.connection.sql.query(
    'select channel, sent_at is not null as sent from owner_messages order by created_at, channel',
  )
/** What receivers keep: mails by Message-ID, SMS by key. */
const kept = () => [
  new Set(api.pool.mails.map(({ id }) => id)).size,
  new Set(api.pool.texts.map(({ key }) => key)).size,
]
const submitted = async () => {
  await api.connection.sql.query('delete from owner_messages')
  const plaque = await ownersPlaque(api)
  await plaque.submit()
  return plaque
}

test('after a crash between sending and recording, receivers keep one message', async () => {
  await submitted()
  const never = new Promise<void>(() => {})
  const { mail, sms } = api.deps
  const dying = process({
    mail: { send: (message) => mail.send(message).then(() => never) },
    sms: { send: (message) => (sms ? sms.send(message) : never).then(() => never) },
  })
  void dying()
  await expect.poll(() => [api.pool.mails.length, api.pool.texts.length]).toEqual([1, 1])
  const next = process()
  later(api, 59, 'second')
  expect(await next()).toBe(false)
  later(api, 1, 'second')
  expect(await next()).toBe(true)
  expect([api.pool.mails.length, api.pool.texts.length, ...kept()]).toEqual([2, 2, 1, 1])
  expect(await rows()).toEqual([
    { channel: 'mail', sent: true },
    { channel: 'sms', sent: true },
  ])
})

test('of two concurrent processes one sends', async () => {
  await submitted()
  expect((await Promise.all([process()(), process()()])).toSorted()).toEqual([false, true])
  expect({ mailsCount: api.pool.mails.length, textsCount: api.pool.texts.length }).toEqual({
    mailsCount: 1,
    textsCount: 1,
  })
})

test('retries a mail while the server is down, without sending the SMS again', async () => {
  const plaque = await submitted()
  const deliver = process()
  api.pool.isAway = 'mail'
  await deliver()
  expect({ mailsCount: api.pool.mails.length, textsCount: api.pool.texts.length }).toEqual({
    mailsCount: 0,
    textsCount: 1,
  })
  expect((await plaque.request()).messages.map(({ sentAt }: { sentAt: string | null }) => sentAt !== null)).toEqual([
    false,
    true,
  ])
  for (const pause of [1, 2, 4]) {
    later(api, pause, 'second')
    expect(await deliver()).toBe(true)
  }
  api.pool.isAway = null
  later(api, 8, 'second')
  await deliver()
  expect([api.pool.mails.length, api.pool.texts.length, ...kept()]).toEqual([1, 1, 1, 1])
})

test('drops a message that was answered while the server was down', async () => {
  const plaque = await submitted()
  api.pool.isAway = 'mail'
  await process()()
  await plaque.approve()
  api.pool.isAway = null
  later(api, 1, 'minute')
  const deliver = process()
  while (await deliver());
  expect(api.pool.mails.map(({ subject }) => subject.replace(/\d+/, 'N')).toSorted()).toEqual([
    "Bella's plaque is approved",
    'Booking N (Bella): the owner approves the artwork',
  ])
})
