import { ContactSchema, id, isDay, text, v, wireText, wireTextOrNull } from '@portal/domain'

export const IdParams = v.object({ id })

/** A number in a query, in decimal digits: neither `0x10` nor `1e3`. */
const digits = v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,9}$/))])

/** A page number in a query: 1 to 10000. */
export const page = v.nullish(
  v.pipe(digits, v.transform(Number), v.number(), v.integer(), v.minValue(1), v.maxValue(10_000)),
  1,
)

/** A page size in a query: 1 to 100. */
export const pageSize = (size: number) =>
  v.nullish(v.pipe(digits, v.transform(Number), v.number(), v.integer(), v.minValue(1), v.maxValue(100)), size)

/** A weight in a query: a plain decimal of up to 2000 kg. */
export const kilograms = v.nullish(
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,4}(\.\d{1,20})?$/))]),
    v.transform(Number),
    v.number(),
    v.minValue(0.01),
    v.maxValue(2000),
  ),
)

/** An amount in a query, in dollars: up to 99,999.99. */
export const dollars = v.nullish(
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,5}(\.\d{1,2})?$/))]),
    v.transform(Number),
    v.number(),
    v.minValue(0),
    v.maxValue(99_999.99),
  ),
)

export const term = v.nullish(text(100))

/** Most values of a list in a query. */
const MOST_VALUES = 50

/** Several values in a query, separated by commas [OPEN-19]. */
export const commaList = v.nullish(
  v.pipe(
    v.union([v.string(), v.limitedList(v.string(), { max: MOST_VALUES })]),
    v.transform((value) =>
      (Array.isArray(value) ? value : value.split(',')).map((part) => part.trim()).filter(Boolean),
    ),
    v.limitedList(text(100), { max: MOST_VALUES }),
  ),
)

/** A day in a query, `YYYY-MM-DD` [OPEN-22]. */
export const day = v.nullish(v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/), v.check(isDay, 'not a day')))

/** A page of a list. */
export const pageOf = <T extends v.GenericSchema>(item: T) =>
  v.object({
    data: v.array(item),
    current_page: v.number(),
    last_page: v.number(),
    total: v.nullish(v.number(), null),
    /** Whether there are more rows than `total`, where counting stopped. `last_page` is then the last known page. */
    more: v.nullish(v.boolean(), false),
  })

/** URL of a picture, or null. */
export const PictureSchema = v.object({ image: wireTextOrNull })

/** A link that opens a file once, and its end. */
export const LinkSchema = v.object({ url: v.string(), expires_at: v.string() })

/** Response without a body: 204. */
export const Nothing = v.custom<undefined>((value) => value === undefined)

/** A contact with its version. */
export const VersionedContactSchema = v.object({
  ...ContactSchema.entries,
  /** Sent in `If-Match` with an update. */
  version: v.nullish(v.number(), 1),
})

const ChangeSchema = v.union([
  v.object({ kind: v.literal('gone') }),
  v.object({ kind: v.picklist(['fewer', 'price']), was: v.number(), now: v.number() }),
])

/** A line of an old order with its changes until today [OPEN-186]. */
export const AgainLineSchema = v.object({
  /** Id of the line in the old order. */
  line_id: id,
  name: wireText,
  quantity: v.number(),
  changes: v.array(ChangeSchema),
  /** Why the item is not available any more; '' otherwise. */
  message: wireText,
})
