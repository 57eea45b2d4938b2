import { expect, test } from 'vitest'
import { pagesAtFailure } from './page-at-failure.mjs'

const SHOWN = `http://localhost:18080/new-booking/private?draft=abc
- banner: Portal
- main:
  - heading "Step 1 of 4 - Owner and pet details" [level=1]
  - paragraph: a heading of no page
- alertdialog "Is Banjo Ngata booked already?":
  - paragraph: Booking ID 100002`

const kept = (name: string, text: string) => ({ name, body: Buffer.from(text).toString('base64') })

test('the log of a failed journey says where its page stood', () => {
  expect(pagesAtFailure({ attachments: [{ name: 'screenshot' }, kept('page', SHOWN)] })).toEqual([
    '  the page: http://localhost:18080/new-booking/private?draft=abc',
    '  the page: heading "Step 1 of 4 - Owner and pet details" [level=1]',
    '  the page: alertdialog "Is Banjo Ngata booked already?":',
  ])
})

test('a journey without a page says none', () => {
  expect(pagesAtFailure({})).toEqual([])
})
