import {
  ICON_PLACEMENTS,
  PLAQUE_FONTS,
  PLAQUE_ICONS,
  PLAQUE_TEXTS,
  centimetres,
  engravingTextOf,
  hasDimensions,
  hasPhoto,
  plaqueTextErrors,
  textLimit,
} from '@portal/domain/plaque'
import type { EngravingDraft, PlaqueConfigEntry, PlaqueText } from '@portal/domain/plaque'
import { notEngravableText } from '@portal/domain-bundled/engraving-words'
import { layoutPlaque, loadOutlines } from '@portal/plaque'
import type { PlaqueDesign, PlaqueRefusal } from '@portal/plaque'
import * as v from 'valibot'
import type { EngravingDetails } from '../db/records'
import type { FieldDetail } from '../booking/draft'

/** Fields that this plaque does not accept [ENG-17, ENG-18, ENG-32..34, ENG-38, OPEN-71]. */
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

/** Problems found while laying out a draft: text that does not fit, characters missing from the font. */
export async function refusalsOf(
  draft: EngravingDraft,
  entry: PlaqueConfigEntry,
): Promise<{ errors: FieldDetail; messages: string[] }> {
  const outlines = await loadOutlines(PLAQUE_TEXTS.map((field) => draft[field].font))
  const { refusals } = layoutPlaque(entry, { ...draft, hasPhoto: draft.photo !== null }, outlines)
  return wordsOfRefusals(refusals, draft)
}

/** Refusals of the layout as field errors and messages. */
export function wordsOfRefusals(
  refusals: readonly PlaqueRefusal[],
  texts: Pick<EngravingDraft, PlaqueText>,
): { errors: FieldDetail; messages: string[] } {
  return {
    errors: Object.fromEntries(refusals.map(({ field, kind }) => [field, kind])),
    messages: refusals.map((refusal) =>
      refusal.kind === 'noGlyph'
        ? notEngravableText(refusal.found)
        : `“${texts[refusal.field].text}” does not fit on the plaque`,
    ),
  }
}

const TextSchema = v.object({ text: v.string(), size: v.number(), font: v.picklist(PLAQUE_FONTS) })
const DesignSchema = v.object({
  petName: TextSchema,
  primaryText: TextSchema,
  secondaryText: TextSchema,
  icon: v.nullish(v.picklist(PLAQUE_ICONS), 'None'),
  iconPlacement: v.picklist(ICON_PLACEMENTS),
})

/** The design in a record; null if this version of the program cannot read it. */
export function designOf(details: EngravingDetails): Omit<PlaqueDesign, 'hasPhoto'> | null {
  const result = v.safeParse(DesignSchema, details)
  return result.success ? result.output : null
}

/** The record of a draft [DOM-37..39]. Facts about the plaque come from the configuration, never from the page. */
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
    words: null,
  }
}

/** Whether the record has a photo. */
export const hasOwnPhoto = ({ imageOptions }: Pick<EngravingDetails, 'imageOptions'>) =>
  imageOptions.croppedAreaPixels !== null

/** The plaque's entry as it was when the record was saved. The product id of its vessel is not recorded. */
export function entryOf(details: EngravingDetails): PlaqueConfigEntry {
  const { petName, primaryText, secondaryText } = details
  return {
    SugarID: details.productId,
    ID: '',
    Product: details.product,
    Size: details.size,
    Shape: details.shape,
    Color: details.color,
    Dimensions: details.dimensions,
    Ratios: details.ratios,
    PhotoSize: details.photoSize,
    Icon_Ratio: details.iconRatio,
    Name_Size: details.nameSize,
    Text1_Size: primaryText.size,
    Text2_Size: secondaryText.size,
    Name_Max: petName.max,
    Text1_Max: primaryText.max,
    Text2_Max: secondaryText.max,
    Vessel_Image: null,
  }
}
