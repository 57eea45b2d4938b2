import * as v from 'valibot'
import { engravedForm } from '../engraving/characters'
import { TIME_ZONES } from '../date/time-zones'
import { isPrintable, trimmed } from '../value/rules'
import { flag, multilineText, reshaped, text, wireId, wireText, wireTextOrNull } from '../value/schema'
import { FONT_SIZES, ICON_PLACEMENTS, PLAQUE_FONTS, PLAQUE_ICONS, PLAQUE_TEXTS } from './limits'
import { AreaSchema, EngravingFilesSchema, EngravingRecordSchema } from './record'
import { ArtworkStateSchema, ApprovalWaySchema, ClosedReasonSchema, EndedWhySchema, VisitorSchema } from './state'
import { OwnerRequestSchema } from './request'

const DraftTextSchema = v.object({
  /** Longer than any plaque takes: the plaque's own limit refuses with its name. */
  text: v.pipe(reshaped(100, engravedForm), v.check(isPrintable, 'unprintable')),
  size: v.pipe(v.number(), v.integer(), v.minValue(FONT_SIZES.min), v.maxValue(FONT_SIZES.max)),
  font: v.picklist(PLAQUE_FONTS),
})

/** How a photo was cut out of its source, in the source's pixels, turned upright [DOM-39]. */
const DraftPhotoSchema = v.object({
  /** The chosen file's name. */
  fileImgSrc: text(200),
  croppedAreaPixels: AreaSchema,
  /** Degrees clockwise. */
  rotation: v.picklist([0, 90, 180, 270]),
})

/** What a page sends of a plaque: all else the server takes from the configuration. */
export const EngravingDraftSchema = v.object({
  petName: DraftTextSchema,
  primaryText: DraftTextSchema,
  secondaryText: DraftTextSchema,
  icon: v.picklist(PLAQUE_ICONS),
  iconPlacement: v.picklist(ICON_PLACEMENTS),
  photo: v.nullable(DraftPhotoSchema),
})
export type EngravingDraft = v.InferOutput<typeof EngravingDraftSchema>
export type DraftPhoto = v.InferOutput<typeof DraftPhotoSchema>

/** Longest note of an owner who asks for changes. */
export const MOST_NOTE = 500
export const ChangeNoteSchema = v.pipe(multilineText(MOST_NOTE), v.minLength(1, 'required'))

const versionOf = v.pipe(v.number(), v.integer(), v.minValue(0))

/** A version of an engraving as it was saved. */
const SavedVersionSchema = v.object({
  version: versionOf,
  record: EngravingRecordSchema,
  /** Signed links of a minute; null while a picture is missing [DOM-40, OPEN-92]. */
  files: EngravingFilesSchema,
  /** The same artwork as a WebP of a screen's size, by a signed link of a minute; null while it is missing. */
  screenUrl: wireTextOrNull,
})
export type SavedVersion = v.InferOutput<typeof SavedVersionSchema>

/** The engraving of one line of a booking, as staff or its owner may see it. */
export const EngravingSchema = v.object({
  bookingId: wireId,
  quotedProductId: wireId,
  productId: wireId,
  productName: wireText,
  petName: wireText,
  /** Goes into `If-Match`; 0 before the first record. */
  version: versionOf,
  state: ArtworkStateSchema,
  current: v.nullable(SavedVersionSchema),
  /** As the clinic made it, when the owner has changed it since. */
  received: v.nullable(SavedVersionSchema),
  approval: v.nullable(
    v.object({
      by: wireText,
      as: VisitorSchema,
      /** How the owner told staff; null of an owner's own word on the page. */
      way: v.nullish(ApprovalWaySchema, null),
      at: wireText,
      version: versionOf,
      /** Of the picture that was looked at. */
      sha256: wireText,
      /** The proof to keep, a PDF: a link of its own, for 30 days from the approval; null afterwards. */
      proofUrl: wireTextOrNull,
    }),
  ),
  changeRequest: v.nullable(v.object({ note: wireText, at: wireText })),
  /** Why the visitor who asks may not edit [OPEN-68]. */
  closed: v.nullable(ClosedReasonSchema),
  /** The day until which the owner is asked to answer; null when nobody was asked. */
  answerBy: wireTextOrNull,
  /** The clinic's clock, by which times are told [OPEN-126]. */
  timeZone: v.fallback(v.picklist(TIME_ZONES), 'UTC'),
  /** For staff alone: when and how the owner was asked, and whether they looked. */
  request: v.nullable(OwnerRequestSchema),
  isSubmitted: flag,
  /** The act that ended the last approval, until there is a new one. */
  endedApproval: v.nullable(v.object({ why: EndedWhySchema, at: wireText })),
  /** Other plaques of the booking that wait for its owner's word. */
  alsoWaiting: v.array(v.object({ quotedProductId: wireId, productName: wireText })),
  /** For staff alone: the approved artwork for the workshop, at true size, by signed links of a minute. */
  workshop: v.nullable(v.object({ svg: wireText, pdf: wireText })),
  /** For staff alone: how the owner is reached, and whether wrong numbers have locked the line. */
  owner: v.nullable(
    v.object({
      firstName: wireText,
      phone: wireText,
      /** Whether the owner's page opens with that number [OPEN-132]. */
      canOpen: flag,
      email: wireText,
      /** The verify page under the public origin of the practice's brand. */
      link: wireText,
      isLocked: flag,
    }),
  ),
})
export type Engraving = v.InferOutput<typeof EngravingSchema>

/** The words of the line, made from the record: one line for each text that is there. */
export function engravingTextOf(texts: Pick<EngravingDraft, (typeof PLAQUE_TEXTS)[number]>): string {
  return PLAQUE_TEXTS.map((field) => trimmed(texts[field].text))
    .filter((words) => words !== '')
    .join('\n')
}
