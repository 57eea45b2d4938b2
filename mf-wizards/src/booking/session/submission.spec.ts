import { describe, expect, test } from 'vitest'
import { ApiError } from '@portal/api-client'
import { bella } from '../../testing/bookings'
import { bellaAt, broken, lost, outdated, PlayedSession, refused } from '../../testing/played-session'

const PICTURE = 'data:image/png;base64,AAAA'
const submission = {
  kind: 'submission',
  shown: bella(),
  picture: PICTURE,
  outcomeAcknowledged: true,
  sizesConfirmed: false,
} as const
const submitted = (version: number) => bellaAt(version, { stage: 'VP Submitted' })
const repriced = new ApiError({
  kind: 'conflict',
  status: 409,
  detail: { 'quoted_products.l1.unit_price': '$49.90 $52.00' },
})

/** A page on which Submit was pressed. */
function pressed(about: ConstructorParameters<typeof PlayedSession>[0] = {}) {
  const page = new PlayedSession(about)
  return { page, asked: page.ask(submission) }
}

test('submits the version that the page showed, with picture and confirmation [WIZ-111, OPEN-86, OPEN-98]', () => {
  const { page, asked } = pressed()
  expect(page.session.flight).toMatchObject({
    call: 'complete',
    submission: {
      content: { id: 'booking-1', version: 3, body: { screenshot_image: PICTURE, outcome_acknowledged: true } },
    },
  })
  page.answer(submitted(4))
  expect(page.endOf(asked)).toMatchObject({ kind: 'saved', booking: { version: 4 } })
})

test('is never retried automatically; pressed again it uses the same key [WIZ-113]', () => {
  const { page, asked } = pressed()
  const { key } = page
  page.fail(lost)
  page.answer(bellaAt(3))
  expect([page.flight, page.endOf(asked)]).toEqual([null, { kind: 'failed', error: lost }])
  page.ask(submission)
  expect(page.key).toBe(key)
})

test('after a refusal the next press is a new try', () => {
  const { page } = pressed()
  const { key } = page
  page.fail(refused)
  page.ask(submission)
  expect(page.key).not.toBe(key)
})

test.each([
  ['a lost answer', lost],
  ['a fault of the server', broken],
  ['a submission by somebody else', new ApiError({ kind: 'conflict', status: 409 })],
])('%s counts as submitted when the booking is [OPEN-49]', (_, error) => {
  const { page, asked } = pressed()
  page.fail(error)
  expect(page.flight).toBe('read booking-1')
  page.answer(submitted(4))
  expect(page.endOf(asked)).toMatchObject({ kind: 'saved' })
})

test('reports the first failure when reading again fails', () => {
  const { page, asked } = pressed()
  page.fail(lost)
  page.fail(broken)
  expect(page.endOf(asked)).toEqual({ kind: 'failed', error: lost })
})

test('passes on a refusal without reading again', () => {
  const { page, asked } = pressed()
  page.fail(refused)
  expect([page.flight, page.endOf(asked)]).toEqual([null, { kind: 'failed', error: refused }])
})

test('reads a booking that has changed, and submits nothing [OPEN-86]', () => {
  const { page, asked } = pressed()
  page.fail(outdated)
  page.answer(bellaAt(4))
  expect([page.flight, page.endOf(asked)]).toEqual([null, { kind: 'changed', error: outdated }])
})

describe('other prices than the page showed [OPEN-102]', () => {
  test('saves the lines again, and the page asks again', () => {
    const { page, asked } = pressed()
    page.fail(repriced)
    page.answer(bellaAt(3))
    expect(page.flight).toBe('save booking-1 on 3')
    page.answer(bellaAt(4))
    expect(page.endOf(asked)).toEqual({ kind: 'changed', error: repriced })
  })

  test('reports the refusal when that save fails', () => {
    const { page, asked } = pressed()
    page.fail(repriced)
    page.fail(lost)
    page.fail(broken)
    expect(page.endOf(asked)).toEqual({ kind: 'failed', error: repriced })
  })
})

describe('a vet supply order [WIZ-115, API-39]', () => {
  const order = () => pressed({ about: { kind: 'vet-supply-order' } })

  test('submits with its own action first, then sends the picture', () => {
    const { page, asked } = order()
    expect(page.flight).toBe('order 3')
    page.answer(null)
    expect(page.flight).toBe('complete 3')
    page.answer(submitted(4))
    expect(page.endOf(asked)).toMatchObject({ kind: 'saved' })
  })

  test.each([
    ['offline', 0],
    ['version', 412],
    ['invalid', 422],
    ['server', 500],
  ] as const)('refused as %s, sends nothing else', (kind, status) => {
    const { page, asked } = order()
    page.fail(new ApiError({ kind, status }))
    if (page.flight) page.answer(bellaAt(3))
    expect(page.flight).toBeNull()
    expect(page.endOf(asked)).toMatchObject({ error: { kind } })
  })

  test('after a lost answer goes on with the picture when it is submitted', () => {
    const { page } = order()
    page.fail(lost)
    page.answer(submitted(4))
    expect(page.flight).toBe('complete 3')
  })

  test('stays submitted when its picture fails twice', () => {
    const { page, asked } = order()
    page.answer(null)
    page.fail(broken)
    expect(page.flight).toBe('complete 3')
    page.fail(broken)
    expect(page.effects.at(-2)).toEqual({ kind: 'report', error: broken, action: 'send the picture of the order' })
    page.answer(submitted(4))
    expect(page.endOf(asked)).toMatchObject({ kind: 'saved' })
  })
})

test('reads nothing again after the wizard was left', () => {
  const { page, asked } = pressed()
  page.tell({ kind: 'left' })
  page.fail(lost)
  expect([page.flight, page.endOf(asked)]).toEqual([null, { kind: 'failed', error: lost }])
})
