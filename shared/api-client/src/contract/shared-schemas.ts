import { ContactSchema, id, isDay, text, v, wireText, wireTextOrNull } from '@portal/domain'

/** Path parameter `{id}`. */
export const IdParams = v.object({ id })

/** A number in a query, in digits alone: neither `0x10` nor `1e3`. */
const digits = v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,9}$/))])

/** A page number in a query: whole, 1 to 10000. */
export const page = v.nullish(
  v.pipe(digits, v.transform(Number), v.number(), v.integer(), v.minValue(1), v.maxValue(10_000)),
  1,
)

/** A page size in a query: whole, 1 to 100. */
export const pageSize = (size: number) =>
  v.nullish(v.pipe(digits, v.transform(Number), v.number(), v.integer(), v.minValue(1), v.maxValue(100)), size)

/** A weight in a query, as a plain decimal of up to 2000 kg. */
export const kilograms = v.nullish(
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,4}(\.\d{1,20})?$/))]),
    v.transform(Number),
    v.number(),
    v.minValue(0.01),
    v.maxValue(2000),
  ),
)

/** A short text in a query. */
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
    /** There are more than `total`: counting stopped there. `last_page` is then the last one known of. */
    more: v.nullish(v.boolean(), false),
  })

/** An address of a picture, or nothing. */
export const PictureSchema = v.object({ image: wireTextOrNull })

/** A link that opens a file once, and until when. */
export const LinkSchema = v.object({ url: v.string(), expires_at: v.string() })

/** The answer of a call that has none: 204. */
export const Nothing = v.custom<undefined>((value) => value === undefined)

/** A contact with what goes into `If-Match` of its update. */
export const VersionedContactSchema = v.object({
  ...ContactSchema.entries,
  /** Goes into `If-Match` of an update. */
  version: v.nullish(v.number(), 1),
})

const ChangeSchema = v.union([
  v.object({ code: v.literal('gone') }),
  v.object({ code: v.picklist(['fewer', 'price']), was: v.number(), now: v.number() }),
])

/** A line of before beside what can be had of it today [OPEN-186]. */
export const AgainLineSchema = v.object({
  /** Of the order as it was. */
  line_id: id,
  name: wireText,
  quantity: v.number(),
  changes: v.array(ChangeSchema),
  /** Why it is gone, in words; '' otherwise. */
  message: wireText,
})
