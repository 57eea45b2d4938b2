import {
  PLAQUE_TEXTS,
  centimetres,
  engravingTextOf,
  hasDimensions,
  hasPhoto,
  plaqueTextErrors,
  textLimit,
} from '@portal/domain/plaque'
import type { EngravingDraft, PlaqueConfigEntry, PlaqueText } from '@portal/domain/plaque'
import { notEngravableText } from '@portal/domain/engraving-words'
import { layoutPlaque, loadOutlines } from '@portal/plaque'
import type { EngravingDetails } from '../db/records'
import type { FieldDetail } from '../booking/draft'

/** What this plaque does not take [ENG-17, ENG-18, ENG-32..34, ENG-38, OPEN-71]. */
export function engravingErrors(draft: EngravingDraft, entry: PlaqueConfigEntry): FieldDetail {
  const { petName, primaryText, secondaryText } = draft
  const words = { petName: petName.text, primaryText: primaryText.text, secondaryText: secondaryText.text }
  const { width = 1, height = 1 } = draft.photo?.croppedAreaPixels ?? {}
  return {
    ...plaqueTextErrors(words, entry),
    ...(draft.icon !== 'None' && !hasDimensions(entry) && { icon: 'unsupported' }),
    ...(draft.photo && !hasPhoto(entry) && { photo: 'unsupported' }),
    ...(!(width >= 1 && height >= 1) && { photo: 'invalid' }),
  }
}

/** What of a draft could not be made: words that do not fit, and characters that its fonts do not have. */
export async function refusalsOf(
  draft: EngravingDraft,
  entry: PlaqueConfigEntry,
): Promise<{ errors: FieldDetail; said: string[] }> {
  const outlines = await loadOutlines(PLAQUE_TEXTS.map((field) => draft[field].font))
  const { refusals } = layoutPlaque(entry, { ...draft, hasPhoto: draft.photo !== null }, outlines)
  return {
    errors: Object.fromEntries(refusals.map(({ field, kind }) => [field, kind])),
    said: refusals.map((refusal) =>
      refusal.kind === 'noGlyph'
        ? notEngravableText(refusal.found)
        : `“${draft[refusal.field].text}” does not fit on the plaque`,
    ),
  }
}

/** The record of a draft [DOM-37..39]: what the plaque is, is the configuration's word, never the page's. */
export function recordOf(
  draft: EngravingDraft,
  entry: PlaqueConfigEntry,
  ids: Pick<EngravingDetails, 'id' | 'bookingId' | 'quotedProductId' | 'productId'>,
): EngravingDetails {
  const size = centimetres(entry.PhotoSize)
  const textOf = (field: PlaqueText) => ({ ...draft[field], max: textLimit(field, entry) })
  return {
    ...ids,
    color: entry.Color,
    dimensions: entry.Dimensions,
    iconRatio: entry.Icon_Ratio,
    nameSize: entry.Name_Size,
    photoSize: entry.PhotoSize,
    product: entry.Product,
    ratios: entry.Ratios,
    shape: entry.Shape,
    size: entry.Size,
    icon: draft.icon,
    iconPlacement: draft.iconPlacement,
    iconPosition: draft.icon === 'None' ? null : draft.iconPlacement,
    petName: textOf('petName'),
    primaryText: textOf('primaryText'),
    secondaryText: textOf('secondaryText'),
    customTextImage: null,
    engravingOptionsImage: null,
    imageOptions: {
      croppedImage: null,
      fileImgSrc: draft.photo?.fileImgSrc ?? null,
      croppedAreaPixels: draft.photo?.croppedAreaPixels ?? null,
      rotation: draft.photo?.rotation ?? 0,
      aspectW: size?.width ?? null,
      aspectH: size?.height ?? null,
    },
    customText: engravingTextOf(draft),
  }
}

/** Whether a photo belongs to it. */
export const hasOwnPhoto = ({ imageOptions }: Pick<EngravingDetails, 'imageOptions'>) =>
  imageOptions.croppedAreaPixels !== null
