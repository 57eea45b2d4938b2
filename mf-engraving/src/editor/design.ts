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
import type { ReadPhoto } from '../photo/worker-words'

/** A picture in the page's memory. */
export interface HeldPicture {
  readonly blob: Blob
  /** Its object address. */
  readonly url: string
}

export interface ChosenPhoto {
  readonly name: string
  /** As read from the file; null of a stored photo, of which only the crop is kept. */
  readonly source: { readonly read: ReadPhoto; readonly url: string } | null
  /** As it stands in the cropper, or was moved on the plaque since. */
  readonly cut: Cut
  /** After Apply. */
  readonly cropped: HeldPicture | null
}

/** All that is made of one plaque: the draft that is sent, and the photo behind it [ENG-63]. */
export interface Design {
  readonly draft: EngravingDraft
  readonly photo: ChosenPhoto | null
}

/** The photo as cropped here; one that is stored stays. */
export const newPhoto = ({ photo }: Design) => (photo?.source && photo.cropped ? photo.cropped.blob : null)

/** The photo as it stands is the one that is cropped, and would be stored. */
export const isPhotoSettled = ({ draft, photo }: Design): boolean =>
  !photo?.cropped || (draft.photo !== null && isSameCut(photo.cut, draft.photo))

/** A plaque nobody has designed yet, with the words that may have been ordered for it. */
export const freshDesign = (entry: PlaqueConfigEntry, petName: string, words = ''): Design => ({
  draft: draftOfWords(entry, petName, words),
  photo: null,
})

/** What is stored of a plaque, as a page would send it. */
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

/** What is stored of a plaque, to be changed; its photo as cropped when that could be read. */
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

/** The turn went into the crop, of which alone something is stored. */
function storedPhoto({ imageOptions }: EngravingRecord): DraftPhoto | null {
  const { croppedAreaPixels, fileImgSrc } = imageOptions
  return croppedAreaPixels && { fileImgSrc: fileImgSrc ?? '', croppedAreaPixels, rotation: 0 }
}

function oneOf<const T extends string>(values: readonly T[], value: string | null, fallback: T): T {
  return values.find((one) => one === value) ?? fallback
}
