import type {
  DraftPhoto,
  Engraving,
  EngravingDraft,
  EngravingRecord,
  PlaqueConfigEntry,
  PlaqueText,
} from '@portal/domain/plaque'
import {
  DEFAULT_FONT,
  ICON_PLACEMENTS,
  PLAQUE_FONTS,
  PLAQUE_ICONS,
  draftOfWords,
  freshDraft,
} from '@portal/domain/plaque'
import { isSameCut } from '../photo/cut'
import type { Cut } from '../photo/cut'
import type { ReadPhoto } from '../photo/worker-messages'

/** A picture in memory. */
export interface HeldPicture {
  readonly blob: Blob
  /** The picture's object URL. */
  readonly url: string
}

export interface ChosenPhoto {
  readonly name: string
  /** The photo as read from its file; null for a saved photo, of which only the crop is stored. */
  readonly source: { readonly read: ReadPhoto; readonly url: string } | null
  /** The area as in the cropper or moved on the plaque since. */
  readonly cut: Cut
  /** The cropped picture, set by Apply. */
  readonly cropped: HeldPicture | null
}

/** A plaque being designed: the draft to send, and its photo [ENG-63]. */
export interface Design {
  readonly draft: EngravingDraft
  readonly photo: ChosenPhoto | null
}

/** The newly cropped photo to send; null keeps the saved one. */
export const newPhoto = ({ photo }: Design) => (photo?.source && photo.cropped ? photo.cropped.blob : null)

/** Whether the cropped picture matches the current area, so it can be saved. */
export const isPhotoSettled = ({ draft, photo }: Design): boolean =>
  !photo?.cropped || (draft.photo !== null && isSameCut(photo.cut, draft.photo))

/** A new design, with text that may have been ordered for it. */
export const freshDesign = (entry: PlaqueConfigEntry, petName: string, words = ''): Design => ({
  draft: draftOfWords(entry, petName, words),
  photo: null,
})

/** The saved design of a plaque as a draft. */
export function storedDraft(entry: PlaqueConfigEntry, { petName, current }: Engraving): EngravingDraft {
  const fresh = freshDraft(entry, petName)
  if (!current) return fresh
  const { record } = current
  const text = (field: PlaqueText) => ({
    text: record[field].text,
    size: record[field].size ?? fresh[field].size,
    font: oneOf(PLAQUE_FONTS, record[field].font, DEFAULT_FONT),
  })
  return {
    petName: text('petName'),
    primaryText: text('primaryText'),
    secondaryText: text('secondaryText'),
    icon: oneOf(PLAQUE_ICONS, record.icon, 'None'),
    iconPlacement: oneOf(ICON_PLACEMENTS, record.iconPlacement, 'Left'),
    photo: storedPhoto(record),
  }
}

/** The saved design for editing, with its cropped photo when that could be loaded. */
export function storedDesign(entry: PlaqueConfigEntry, engraving: Engraving, cropped: Blob | null): Design {
  const draft = storedDraft(entry, engraving)
  const { photo } = draft
  if (!photo || !cropped) return { draft: { ...draft, photo: null }, photo: null }
  return {
    draft,
    photo: {
      name: photo.fileImgSrc,
      source: null,
      cut: photo,
      cropped: { blob: cropped, url: URL.createObjectURL(cropped) },
    },
  }
}

/** The stored crop is already turned. */
function storedPhoto({ imageOptions }: EngravingRecord): DraftPhoto | null {
  const { croppedAreaPixels, fileImgSrc } = imageOptions
  return croppedAreaPixels && { fileImgSrc: fileImgSrc ?? '', croppedAreaPixels, rotation: 0 }
}

function oneOf<const T extends string>(values: readonly T[], value: string | null, fallback: T): T {
  return values.find((one) => one === value) ?? fallback
}
