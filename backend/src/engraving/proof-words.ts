import { formatClock, formatLongDate, withTimeZone } from '@portal/domain'
import type { TimeZone } from '@portal/domain'
import { PLAQUE_TEXTS, plaqueCentimetres, statedSize } from '@portal/domain/plaque'
import type { ApprovalMethod, EngravedWords, LetterHeight, PlaqueText } from '@portal/domain/plaque'
import type { ProofJob } from '../artwork/drawing'
import type { EngravingDetails } from '../db/records'
import { hasOwnPhoto } from './record'

/** Content of the proof of an approval. */
export interface ProofContent {
  readonly picture: Uint8Array
  readonly sha256: string
  readonly details: EngravingDetails
  /** Heights of its letters [OPEN-160]. */
  readonly letters: readonly LetterHeight[]
  readonly version: number
  readonly by: string
  /** Null if the owner approved on the page. */
  readonly method: ApprovalMethod | null
  readonly at: Date
  readonly bookingId: string
  readonly clinic: string
  /** The clinic's time zone. */
  readonly zone: TimeZone
  readonly product: string
  readonly petName: string
}

const LINE: Readonly<Record<PlaqueText, string>> = {
  petName: 'Name',
  primaryText: 'First line',
  secondaryText: 'Second line',
}

const TOLD: Readonly<Record<ApprovalMethod, string>> = {
  phone: 'The owner said so by phone',
  inPerson: 'The owner said so in person',
  letter: 'The owner said so by letter',
}

/** Text and picture of the proof of an approval. */
export function proofWords(approved: ProofContent): ProofJob {
  const { picture, details, petName, at } = approved
  return {
    picture,
    size: plaqueCentimetres(sidesOf(details)),
    isSizeStated: statedSize(sidesOf(details)) !== null,
    plate: details.words ? null : { Shape: details.shape, Color: details.color, Ratios: details.ratios },
    title: petName === '' ? 'Engraving proof' : `Engraving proof for ${petName}`,
    rows: [...(details.words ? wordsRows(details.words, approved) : plaqueRows(approved)), ...approvalRows(approved)],
    closing: 'This is the artwork as it was approved. It is engraved as it is shown here.',
    at,
  }
}

type Rows = ProofJob['rows'][number][]

const sidesOf = ({ dimensions: Dimensions, ratios: Ratios }: EngravingDetails) => ({ Dimensions, Ratios })

function wordsRows(words: readonly EngravedWords[], { product }: ProofContent): Rows {
  return [
    ...words.map((one): Rows[number] => [words.length > 1 ? one.product : 'Words', one.text]),
    ['Product', product],
  ]
}

function plaqueRows({ details, product, letters }: ProofContent): Rows {
  const { icon, iconPlacement, shape, color } = details
  const texts = PLAQUE_TEXTS.filter((field) => details[field].text !== '')
  const size = statedSize(sidesOf(details))
  const plaque = [size ? `${size.width} × ${size.height} cm` : details.size, shape, color]
  const heights = letters.map(({ field, millimetres }) => `${LINE[field].toLowerCase()} ${millimetres} mm`)
  return [
    ...texts.map((field): Rows[number] => [LINE[field], details[field].text]),
    ...(icon && icon !== 'None' ? [['Icon', `${icon}, ${iconPlacement.toLowerCase()}`] as const] : []),
    ...(hasOwnPhoto(details) ? [['Photo', 'As in the picture above'] as const] : []),
    ['Product', product],
    ['Plaque', plaque.filter((part) => part !== '').join(', ')],
    ...(heights.length > 0 ? [['Height of capitals', heights.join(', ')] as const] : []),
  ]
}

function approvalRows({ by, method, at, version, sha256, bookingId, clinic, zone }: ProofContent): Rows {
  return [
    ['Booking ID', bookingId],
    ['Clinic', clinic],
    ['Approved by', method === null ? by : `${by}, for the owner`],
    ['How', method === null ? 'On the approval page, opened with the owner’s mobile number' : TOLD[method]],
    ['When', withTimeZone(`${formatLongDate(at, zone)}, ${formatClock(at, zone)}`, zone)],
    ['Version', String(version)],
    ['Picture (SHA-256)', sha256],
  ]
}
