import * as v from 'valibot'
import { engravedForm } from '../engraving/characters'
import { TIME_ZONES } from '../date/time-zones'
import { isPrintable, trimmed } from '../value/rules'
import { flag, multilineText, reshaped, text, wireId, wireText, wireTextOrNull } from '../value/schema'
import { FONT_SIZES, ICON_PLACEMENTS, PLAQUE_FONTS, PLAQUE_ICONS, PLAQUE_TEXTS } from './limits'
import { AreaSchema, EngravingFilesSchema, EngravingRecordSchema } from './record'
import { ArtworkStateSchema, ApprovalMethodSchema, ClosedReasonSchema, EndReasonSchema, VisitorSchema } from './state'
import { OwnerRequestSchema } from './request'

const DraftTextSchema = v.object({
  /** Longer than any plaque allows: the plaque's own limit refuses with a better message. */
  text: v.pipe(reshaped(100, engravedForm), v.check(isPrintable, 'unprintable')),
  size: v.pipe(v.number(), v.integer(), v.minValue(FONT_SIZES.min), v.maxValue(FONT_SIZES.max)),
  font: v.picklist(PLAQUE_FONTS),
})

/** Crop of a photo, in pixels of the upright source [DOM-39]. */
const DraftPhotoSchema = v.object({
  /** Name of the chosen file. */
  fileImgSrc: text(200),
  croppedAreaPixels: AreaSchema,
  rotation: v.picklist([0, 90, 180, 270]),
})

/** Fields of a plaque that a page sends; the server takes the others from the configuration. */
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

/** Longest note with a change request. */
export const MOST_NOTE = 500
export const ChangeNoteSchema = v.pipe(multilineText(MOST_NOTE), v.minLength(1, 'required'))

const versionOf = v.pipe(v.number(), v.integer(), v.minValue(0))

const SavedVersionSchema = v.object({
  version: versionOf,
  record: EngravingRecordSchema,
  /** Signed links, valid for a minute; null for a missing picture [DOM-40, OPEN-92]. */
  files: EngravingFilesSchema,
  /** Signed link, valid for a minute, to the artwork as a WebP in screen size; null if missing. */
  screenUrl: wireTextOrNull,
})
export type SavedVersion = v.InferOutput<typeof SavedVersionSchema>

/** The engraving of a booking line, for staff or its owner. */
export const EngravingSchema = v.object({
  bookingId: wireId,
  quotedProductId: wireId,
  productId: wireId,
  productName: wireText,
  petName: wireText,
  /** Sent in `If-Match`; 0 before the first record. */
  version: versionOf,
  state: ArtworkStateSchema,
  current: v.nullable(SavedVersionSchema),
  /** The clinic's version, if the owner has changed it since. */
  received: v.nullable(SavedVersionSchema),
  approval: v.nullable(
    v.object({
      by: wireText,
      as: VisitorSchema,
      /** How the owner told staff; null if the owner approved on the page. */
      method: v.nullish(ApprovalMethodSchema, null),
      at: wireText,
      version: versionOf,
      /** Hash of the approved picture. */
      sha256: wireText,
      /** Link to the proof PDF, valid for 30 days after the approval; null afterwards. */
      proofUrl: wireTextOrNull,
    }),
  ),
  changeRequest: v.nullable(v.object({ note: wireText, at: wireText })),
  /** Why this visitor may not edit; null if they may [OPEN-68]. */
  closed: v.nullable(ClosedReasonSchema),
  /** Last day for the owner's answer; null if the owner was not asked. */
  answerBy: wireTextOrNull,
  /** The clinic's time zone [OPEN-126]. */
  timeZone: v.fallback(v.picklist(TIME_ZONES), 'UTC'),
  /** For staff only: when and how the owner was asked, and whether they opened the page. */
  request: v.nullable(OwnerRequestSchema),
  isSubmitted: flag,
  /** Why and when the last approval ended; null if there is a newer approval. */
  endedApproval: v.nullable(v.object({ why: EndReasonSchema, at: wireText })),
  /** Other plaques of the booking that wait for the owner's approval. */
  alsoWaiting: v.array(v.object({ quotedProductId: wireId, productName: wireText })),
  /** For staff only: signed links, valid for a minute, to the approved artwork in true size for the workshop. */
  workshop: v.nullable(v.object({ svg: wireText, pdf: wireText })),
  /** For staff only: contact data of the owner, and whether wrong numbers have locked the line. */
  owner: v.nullable(
    v.object({
      firstName: wireText,
      phone: wireText,
      /** Whether this number opens the owner's page [OPEN-132]. */
      canOpen: flag,
      email: wireText,
      /** The verify page at the public origin of the practice's brand. */
      link: wireText,
      isLocked: flag,
    }),
  ),
})
export type Engraving = v.InferOutput<typeof EngravingSchema>

/** The text of the line from its record: one line for each text that is not empty. */
export function engravingTextOf(texts: Pick<EngravingDraft, (typeof PLAQUE_TEXTS)[number]>): string {
  return PLAQUE_TEXTS.map((field) => trimmed(texts[field].text))
    .filter((words) => words !== '')
    .join('\n')
}
