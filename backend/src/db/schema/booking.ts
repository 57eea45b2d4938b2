import type { WarningAnswers } from '@portal/domain'
import { sql } from 'drizzle-orm'
import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { BookingDetailsSchema } from '../records'
import type { ChildOption, SubmittedArtwork } from '../records'
import { fees, instant, jsonRead, money } from './column-types'

/** Bookings and their parts. Keys, indexes and functions: `migrations/*.sql`. */
export const bookings = pgTable(
  'bookings',
  {
    practiceId: text('practice_id').notNull(),
    id: text().notNull(),
    orderId: bigint('order_id', { mode: 'number' })
      .notNull()
      .default(sql`nextval('booking_order_ids')`),
    version: integer().notNull().default(1),
    stage: text().notNull(),
    serviceTypeId: text('service_type_id').notNull(),
    serviceType: text('service_type').notNull(),
    relationship: text().notNull(),
    origin: text().notNull().default('portal'),
    vetStaff: text('vet_staff').notNull(),
    dateEntered: instant('date_entered').notNull(),
    okPrepare: boolean('ok_prepare').notNull().default(false),
    okPrepareTime: instant('ok_prepare_time'),
    okCremate: boolean('ok_cremate').notNull().default(false),
    isPackage: boolean('is_package').notNull().default(false),
    skipOwner: boolean('skip_owner').notNull().default(false),
    billTo: text('bill_to').notNull().default(''),
    petFirstName: text('pet_first_name').notNull().default(''),
    petLastName: text('pet_last_name').notNull().default(''),
    ownerFirstName: text('owner_first_name').notNull().default(''),
    ownerLastName: text('owner_last_name').notNull().default(''),
    ownerPhone: text('owner_phone').notNull().default(''),
    tagImage: text('tag_image'),
    packageName: text('package_name'),
    missing: text().array().notNull().default([]),
    fees: fees().notNull(),
    details: jsonRead(BookingDetailsSchema).notNull(),
    /** When the practice discarded it. Lists omit discarded bookings. */
    discardedAt: instant('discarded_at'),
    /** Guest tokens issued before are refused. */
    ownerSignedOutAt: instant('owner_signed_out_at'),
    /** When the owner's data was erased. */
    ownerErasedAt: instant('owner_erased_at'),
    warningAnswers: jsonb('warning_answers').$type<WarningAnswers>().notNull().default({}),
  },
  (table) => [primaryKey({ columns: [table.practiceId, table.id] })],
)

export const bookingLines = pgTable(
  'booking_lines',
  {
    practiceId: text('practice_id').notNull(),
    bookingId: text('booking_id').notNull(),
    id: text().notNull(),
    seq: integer().notNull(),
    productId: text('product_id').notNull(),
    name: text().notNull(),
    quantity: integer().notNull(),
    listPrice: money('list_price').notNull(),
    baseRate: money('base_rate').notNull(),
    discountPrice: money('discount_price'),
    engravingText: text('engraving_text').notNull().default(''),
    packageProducts: jsonb('package_products').$type<Record<string, string[]>>().notNull().default({}),
    children: jsonb().$type<ChildOption[]>().notNull().default([]),
    parentProductId: text('parent_product_id'),
    homeCollection: boolean('home_collection').notNull().default(false),
    isVpcreated: boolean('is_vpcreated').notNull().default(true),
    editId: text('edit_id').notNull().default(''),
    deleted: boolean().notNull().default(false),
    includesReturnCharge: boolean('includes_return_charge').notNull().default(false),
    requiresCollection: boolean('requires_collection').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.practiceId, table.bookingId, table.id] })],
)

export const specialInstructions = pgTable(
  'special_instructions',
  {
    practiceId: text('practice_id').notNull(),
    bookingId: text('booking_id').notNull(),
    id: text().notNull(),
    seq: integer().notNull(),
    description: text().notNull(),
    completed: boolean().notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.practiceId, table.bookingId, table.id] })],
)

export const orderEvents = pgTable(
  'order_events',
  {
    practiceId: text('practice_id').notNull(),
    bookingId: text('booking_id').notNull(),
    seq: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    at: instant().notNull(),
    field: text().notNull(),
    fromValue: text('from_value').notNull(),
    toValue: text('to_value').notNull(),
    by: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.practiceId, table.bookingId, table.seq] })],
)

export const bookingImages = pgTable(
  'booking_images',
  {
    practiceId: text('practice_id').notNull(),
    bookingId: text('booking_id').notNull(),
    seq: integer().notNull(),
    path: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.practiceId, table.bookingId, table.seq] })],
)

export const bookingSubmissions = pgTable(
  'booking_submissions',
  {
    practiceId: text('practice_id').notNull(),
    bookingId: text('booking_id').notNull(),
    at: instant().notNull(),
    by: text().notNull(),
    /** The submitted version. */
    version: integer().notNull(),
    /** Text about the ashes as it was shown [OPEN-98]. */
    outcome: text().notNull(),
    /** The user confirmed that no ashes are returned [OPEN-98]. */
    outcomeAcknowledged: boolean('outcome_acknowledged').notNull(),
    /** Sizes for another weight that the user confirmed, as shown [OPEN-103]. */
    confirmedSizes: jsonb('confirmed_sizes').$type<readonly string[]>().notNull(),
    /** '' until the picture is in the object storage. */
    imageKey: text('image_key').notNull(),
    record: jsonb().$type<unknown>().notNull(),
    artworks: jsonb().$type<readonly SubmittedArtwork[]>().notNull().default([]),
  },
  (table) => [primaryKey({ columns: [table.practiceId, table.bookingId] })],
)
