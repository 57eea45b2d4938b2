import { id, v } from '@portal/domain'
import {
  ApprovalMethodSchema,
  ChangeNoteSchema,
  EngravingDraftSchema,
  EngravingSchema,
  MOST_PHOTO_MEGABYTES,
  PlaqueConfigSchema,
} from '@portal/domain/plaque'
import { endpoint } from './endpoint'

/** The engraved line of a booking. */
const LineParams = v.object({ id, lineId: id })
const path = 'portal/booking/{id}/engraving/{lineId}' as const

/** Limits and sizes of each plaque [ENG-57, EXT-15]. */
export const getPlaqueConfig = endpoint('getPlaqueConfig', {
  method: 'GET',
  path: 'media/fpc_config.json',
  summary: 'The plaques that can be engraved: sizes, limits, colours',
  access: 'open',
  response: PlaqueConfigSchema,
})

export const getEngraving = endpoint('getEngraving', {
  method: 'GET',
  path,
  summary: 'The engraving of one line: record, pictures by links of a minute, approval',
  access: 'staff-or-client',
  params: LineParams,
  response: EngravingSchema,
})

/** Saves text, icon and the photo's crop as the next version, which ends an approval. */
export const saveEngraving = endpoint('saveEngraving', {
  method: 'PUT',
  path,
  summary: 'Save the next version of an engraving; its photo and its artwork follow',
  access: 'staff-or-client',
  params: LineParams,
  body: EngravingDraftSchema,
  response: EngravingSchema,
  idempotent: true,
  versioned: true,
  conflicts: true,
})

/** An upload address for the cropped photo, valid for a minute [OPEN-82]. */
export const requestUpload = endpoint('requestUpload', {
  method: 'POST',
  path: 'portal/booking/{id}/engraving/{lineId}/upload',
  summary: 'A signed address for a picture of this type and size',
  access: 'staff-or-client',
  params: LineParams,
  body: v.object({
    bytes: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_PHOTO_MEGABYTES * 1024 * 1024)),
    type: v.pipe(v.string(), v.regex(/^image\/(jpeg|png)$/)),
  }),
  response: v.object({
    /** Key of the upload for `saveEngravingFiles`. */
    key: v.string(),
    /** Send a PUT with these headers to this URL; length and type are signed. */
    url: v.string(),
    headers: v.record(v.string(), v.string()),
    expiresAt: v.string(),
  }),
  conflicts: true,
})

const UploadKey = v.pipe(v.string(), v.regex(/^[\w/.-]{1,200}$/))

/** Draws and stores the artwork of a version from its record and the re-encoded photo [API-45, DOM-40, ENG-50]. */
export const saveEngravingFiles = endpoint('saveEngravingFiles', {
  method: 'PUT',
  path: 'portal/booking/{id}/engraving/{lineId}/engraving_files',
  summary: 'Save the photo of the current version, and have its artwork drawn',
  access: 'staff-or-client',
  params: LineParams,
  body: v.object({
    /** The line's actual product. */
    product_id: id,
    engraving_files: v.object({
      /** Key of the uploaded cropped photo; null without a photo, or to keep that of the previous version. */
      imageOptionsUrl: v.nullable(UploadKey),
    }),
    /**
     * False if staff are about to approve for the owner, so that the owner is not asked. Before the submission owners
     * are never asked.
     */
    ask_owner: v.nullish(v.boolean(), null),
  }),
  response: EngravingSchema,
  idempotent: true,
  versioned: true,
  conflicts: true,
})

/**
 * Approves the displayed artwork: this version and the hash of the displayed picture. Another version or hash gives
 * 412; a repeated call gives the same answer. Staff state how the owner told them.
 */
export const approveEngraving = endpoint('approveEngraving', {
  method: 'POST',
  path: 'portal/booking/{id}/engraving/{lineId}/approve',
  summary: 'Approve the artwork as it was shown',
  access: 'staff-or-client',
  params: LineParams,
  body: v.object({
    sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
    method: v.nullish(ApprovalMethodSchema, null),
  }),
  response: EngravingSchema,
  idempotent: true,
  versioned: true,
  conflicts: true,
})

export const requestChanges = endpoint('requestChanges', {
  method: 'POST',
  path: 'portal/booking/{id}/engraving/{lineId}/change_request',
  summary: 'Ask the clinic for changes, in words',
  access: 'staff-or-client',
  params: LineParams,
  body: v.object({ note: ChangeNoteSchema }),
  response: EngravingSchema,
  idempotent: true,
  versioned: true,
  conflicts: true,
})

/** Unlocks a line that wrong numbers have locked [OPEN-81]. */
export const unlockEngraving = endpoint('unlockEngraving', {
  method: 'POST',
  path: 'portal/booking/{id}/engraving/{lineId}/unlock',
  summary: 'Let the owner try again after wrong numbers',
  access: 'staff',
  params: LineParams,
  response: EngravingSchema,
  idempotent: true,
})

/** Asks the owner again and withdraws an approval or change request. */
export const renewApproval = endpoint('renewApproval', {
  method: 'POST',
  path: 'portal/booking/{id}/engraving/{lineId}/renew',
  summary: 'Ask for approval again',
  access: 'staff',
  params: LineParams,
  response: EngravingSchema,
  idempotent: true,
  versioned: true,
  conflicts: true,
})
