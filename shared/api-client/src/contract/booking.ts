import {
  BookingSubmitSchema,
  ServerBookingSchema,
  ServiceTypeSchema,
  id,
  v,
  wireId,
  wireText,
  wireTextOrNull,
} from '@portal/domain'
import { endpoint } from './endpoint'
import { IdParams } from './shared-schemas'

export const listBookingServiceTypes = endpoint('listBookingServiceTypes', {
  method: 'GET',
  path: 'portal/booking/service_types',
  summary: 'Service types that the bookings of the practice have',
  access: 'staff',
  response: v.array(ServiceTypeSchema),
})

export const getBooking = endpoint('getBooking', {
  method: 'GET',
  path: 'portal/booking/{id}',
  summary: 'One booking; a guest token of it reads the fewest fields',
  access: 'staff-or-guest',
  params: IdParams,
  response: ServerBookingSchema,
})

/**
 * Fields of a request that the server ignores: names and prices, which it sets itself [OPEN-84], and the booking and
 * status of an instruction, which only matter when it is sent on its own [API-27].
 */
const ignores = [
  'name',
  'price',
  'total',
  'unit_price',
  'unitPrice',
  'discount',
  'discount_price',
  'discountPrice',
  'listPrice',
  'base_rate',
  'opportunity_id',
  'completed',
]

export const createBooking = endpoint('createBooking', {
  method: 'POST',
  path: 'portal/booking',
  summary: 'Start a booking; it stays unsubmitted until completed',
  access: 'staff',
  body: BookingSubmitSchema,
  response: ServerBookingSchema,
  status: 201,
  idempotent: true,
  ignores,
})

export const updateBooking = endpoint('updateBooking', {
  method: 'PUT',
  alsoMethods: ['POST', 'PATCH'],
  path: 'portal/booking/{id}',
  summary: 'Change a booking while it may be edited',
  access: 'staff',
  params: IdParams,
  body: BookingSubmitSchema,
  response: ServerBookingSchema,
  idempotent: true,
  conflicts: true,
  versioned: true,
  ignores,
  nothingWithoutId: true,
})

/** `data[0]` is the image of the list row; the carousel shows all [API-23, OPEN-28, OPEN-92]. */
export const getBookingImages = endpoint('getBookingImages', {
  method: 'GET',
  path: 'portal/booking/image/{id}',
  summary: 'The tag photos of a booking, by links that end after a minute',
  access: 'staff',
  params: IdParams,
  response: v.object({ data: v.array(v.object({ id: wireText, image: wireText, caption: wireTextOrNull })) }),
})

/** Catalogue products of the booking's lines. A guest can read the own line only [API-44, OPEN-02]. */
export const getActualProducts = endpoint('getActualProducts', {
  method: 'GET',
  path: 'portal/booking/{id}/actual_products',
  summary: 'The catalogue products behind the lines of a booking, or behind one of them',
  access: 'staff-or-guest',
  params: IdParams,
  query: v.object({ quoted_product_id: v.nullish(id) }),
  response: v.object({
    actual_products: v.array(v.object({ id: wireId, name: wireText, quoted_product_id: wireId })),
  }),
})

/** Submits a vet supply order once. Its picture follows with `completeBooking` [WIZ-115, API-39]. */
export const submitVetSupply = endpoint('submitVetSupply', {
  method: 'POST',
  path: 'portal/booking/{id}/submit_vet_supply',
  summary: 'Submit a vet supply order as it was shown; its picture follows',
  access: 'staff',
  params: IdParams,
  response: ServerBookingSchema,
  idempotent: true,
  conflicts: true,
  versioned: true,
})

/** Allowed only before the submission and before a collection. A discarded booking leaves the lists [OPEN-128]. */
export const discardBooking = endpoint('discardBooking', {
  method: 'POST',
  path: 'portal/booking/{id}/discard',
  summary: 'Discard an unfinished booking; for 30 days it can be restored',
  access: 'staff',
  params: IdParams,
  response: ServerBookingSchema,
  idempotent: true,
  conflicts: true,
  versioned: true,
})

export const restoreBooking = endpoint('restoreBooking', {
  method: 'POST',
  path: 'portal/booking/{id}/restore',
  summary: 'Restore a booking that was discarded',
  access: 'staff',
  params: IdParams,
  response: ServerBookingSchema,
  idempotent: true,
  conflicts: true,
  versioned: true,
})

const SCREENSHOT_MAX = 8_000_000
const screenshot = v.nullish(
  v.pipe(v.string(), v.maxLength(SCREENSHOT_MAX), v.regex(/^data:image\/(png|jpeg);base64,/)),
)

/**
 * Submits the displayed version once, also if repeated [OPEN-49, OPEN-86]. Accepts both spellings of the image, and no
 * image [OPEN-51]. For a submitted booking it adds a missing picture.
 */
export const completeBooking = endpoint('completeBooking', {
  method: 'POST',
  path: 'portal/booking/{id}/complete',
  summary: 'Submit a booking as it was shown, with a picture of its summary',
  access: 'staff',
  params: IdParams,
  body: v.object({
    screenshot_image: screenshot,
    screenshotImage: screenshot,
    /** The confirmation that no ashes are returned was ticked [OPEN-98]. */
    outcome_acknowledged: v.nullish(v.boolean(), false),
    /** Sizes chosen for another weight were confirmed [OPEN-103]. */
    sizes_confirmed: v.nullish(v.boolean(), false),
  }),
  ignores,
  response: ServerBookingSchema,
  idempotent: true,
  conflicts: true,
  versioned: true,
  maxBody: SCREENSHOT_MAX + 1000,
})
