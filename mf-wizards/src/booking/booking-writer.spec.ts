import { expect, test } from 'vitest'
import { ApiError } from '@portal/api-client'
import type { BookingSubmit, ServerBooking } from '@portal/domain'
import { fakeApi } from '@portal/testing'
import { bella } from '../testing/bookings'
import { serverBella } from '../testing/server-booking'
import { bookingWriter } from './booking-writer'
import { PinnedBooking } from './pinned-booking'
import { newestOf } from './server-booking'

/** Bella's booking with an urn in its cart. */
function withUrns(version: number, quantity: number): ServerBooking {
  const urn = {
    id: 'urn',
    name: 'Urn',
    quantity,
    unit_price: 120,
    discount_price: null,
    engraving_text: null,
    actual_product_id_c: 'product-urn',
    producttemplate_id_c: null,
    parent_product_id: null,
    package_products_c: {},
    deleted: false,
    seq: 1,
    is_vpcreated: true,
    editId: 'edit-urn',
    child_products: [],
    is_home_collection: false,
    includes_return_charge: false,
    requires_collection: false,
    can_be_deleted: true,
    pieces: [],
    artwork: null,
  }
  return { ...serverBella(), version, quoted_products: [urn] }
}

/** A page that saw one urn, while somebody else has made it so many. */
function page(quantity: number) {
  let server = withUrns(4, quantity)
  const stored: { server: ServerBooking } = { server: withUrns(3, 1) }
  const sent: string[] = []
  const writer = bookingWriter({
    api: fakeApi({
      getBooking: () => server,
      updateBooking: ({ version, body }: { version: number; body: BookingSubmit }) => {
        sent.push(`${body.quoted_products?.map((each) => each.quantity).join()} on ${version}`)
        if (version !== server.version) throw new ApiError({ kind: 'version', status: 412 })
        server = withUrns(version + 1, body.quoted_products?.[0]?.quantity ?? 0)
        return server
      },
    }),
    servers: newestOf(
      () => stored.server,
      async (server) => void (stored.server = server),
    ),
    draft: { keepSaved: () => true, pending: { read: () => null, keep: () => undefined } },
    pinned: new PinnedBooking('booking-1'),
    begun: bella(),
    labels: undefined,
  })
  return { writer, sent }
}

test('a line that waits for its turn is not put over what somebody else made of it meanwhile [OPEN-87]', async () => {
  const { writer, sent } = page(45)
  const reading = writer.reload()
  const saving = writer.saveLines((latest) => latest.quotedProducts.map((urn) => ({ ...urn, quantity: 2 })))
  await reading
  await expect(saving).rejects.toMatchObject({ kind: 'version' })
  expect(sent).toEqual(['2 on 3'])
})

test('what others changed beside it does not keep a line from being saved [OPEN-87]', async () => {
  const { writer, sent } = page(1)
  const reading = writer.reload()
  const saving = writer.saveLines((latest) => latest.quotedProducts.map((urn) => ({ ...urn, quantity: 2 })))
  await reading
  await saving
  expect(sent).toEqual(['2 on 4'])
})

test('two changes of one line in a row are both one’s own, and both saved [CAT-40]', async () => {
  const { writer, sent } = page(1)
  await writer.reload()
  const withQuantity = (quantity: number) =>
    writer.saveLines((latest) => latest.quotedProducts.map((urn) => ({ ...urn, quantity })))
  await Promise.all([withQuantity(2), withQuantity(3)])
  expect(sent).toEqual(['2 on 4', '3 on 5'])
})
