import { BRAND_CODES, brandSlug } from '@portal/brand'
import type { StoredObject } from 'backend'
import { engravingPicture } from './engraving-picture'
import { blankPicture, picture } from '../pictures/pictures'
import { bucketList } from '../documents/bucket-list'
import { griefBrochure } from '../documents/grief-brochure'
import { invoicePdf } from '../documents/invoice'
import { taggingGuide } from '../documents/tagging-guide'
import { brandLogo } from '../draw/brand'
import { tagCard } from '../draw/tag-card'
import { tagPhoto } from '../draw/tags'
import { INVOICES } from '../invoices'
import type { DemoBrand, DemoInvoice } from '../types/practice'
import type { DemoWorld } from '../types/world'
import { BRANDS } from '../world/brands'
import { PRACTICES } from '../world/practices'

const SVG = 'image/svg+xml'
const PDF = 'application/pdf'

const brandOf = (slug: string): DemoBrand | undefined => BRANDS.find(({ code }) => brandSlug(code) === slug)

async function invoiceFile(invoice: DemoInvoice): Promise<Uint8Array | null> {
  const practice = PRACTICES.find(({ id }) => id === invoice.practiceId)
  const brand = BRANDS.find(({ code }) => code === practice?.brand)
  return practice && brand ? invoicePdf(invoice, practice, brand) : null
}

type CardKind = Parameters<typeof tagCard>[1]
const isCardKind = (kind: string): kind is CardKind => kind === 'private' || kind === 'communal' || kind === 'hold'

const guides: Record<string, (brand: DemoBrand) => Promise<Uint8Array>> = {
  grief: griefBrochure,
  'bucket-list': bucketList,
  'tagging-guide': taggingGuide,
}

type FileMaker = (...parts: string[]) => string | Uint8Array | Promise<Uint8Array | null> | null

const SLUG = `(${BRAND_CODES.map(brandSlug).join('|')})`

/** The pattern's groups become the maker's arguments. */
const ROUTES: readonly (readonly [pattern: RegExp, type: string, make: FileMaker])[] = [
  [/^((?:products|options)\/[\w-]{1,80})-blank\.svg$/, SVG, (name = '') => blankPicture(`${name}.svg`)],
  [/^((?:products|options|people|vessels)\/[\w-]{1,80}\.svg)$/, SVG, (path = '') => picture(path)],
  [/^tags\/(\d{5,6})-([1-3])\.svg$/, SVG, (number = '', index = '1') => tagPhoto(number, Number(index))],
  [/^engravings\/booking-(\d{5,6})\/([\w-]{24})\.(png)$/, 'image/png', engravingPicture],
  [/^engravings\/booking-(\d{5,6})\/([\w-]{24})\.(webp)$/, 'image/webp', engravingPicture],
  [/^engravings\/booking-(\d{5,6})\/([\w-]{24})\.(svg)$/, SVG, engravingPicture],
  [/^engravings\/booking-(\d{5,6})\/([\w-]{24})\.(pdf)$/, PDF, engravingPicture],
  [
    new RegExp(`^brands/${SLUG}\\.svg$`),
    SVG,
    (slug = '') => {
      const brand = brandOf(slug)
      return brand ? brandLogo(brand.code, brand.name) : null
    },
  ],
  [
    new RegExp(`^tag-cards/${SLUG}-(\\w+)\\.svg$`),
    SVG,
    (slug = '', kind = '') => {
      const brand = brandOf(slug)
      return brand && isCardKind(kind) ? tagCard(brand.code, kind) : null
    },
  ],
  [
    new RegExp(`^guides/${SLUG}-(grief|bucket-list|tagging-guide)\\.pdf$`),
    PDF,
    (slug = '', kind = '') => {
      const brand = brandOf(slug)
      return brand ? (guides[kind]?.(brand) ?? null) : null
    },
  ],
  [
    /^invoices\/(INV-\d+)\.pdf$/,
    PDF,
    (id = '') => {
      const invoice = INVOICES.find((entry) => entry.id === id)
      return invoice ? invoiceFile(invoice) : null
    },
  ],
]

/** Generates the picture or document of a path below the storage's `media/`; null when the path is unknown. */
export async function mediaFile(path: string): Promise<StoredObject | null> {
  for (const [pattern, type, maker] of ROUTES) {
    const match = pattern.exec(path)
    if (!match) continue
    const made = await maker(...match.slice(1))
    if (made === null) return null
    return { type, bytes: typeof made === 'string' ? new TextEncoder().encode(made) : made }
  }
  return null
}

/** Every path below the storage's `media/` that rows or pages link to. */
export function mediaPaths(world: DemoWorld): string[] {
  const paths = [
    ...[1, 2, 3].map((kind) => `vessels/${kind}.svg`),
    ...world.brands.flatMap((brand) => [
      brand.logoPath,
      brand.taggingGuidePath,
      brand.griefBrochurePath,
      brand.bucketListPath,
      ...Object.values(brand.tagPaths),
    ]),
    ...world.representatives.map(({ picturePath }) => picturePath),
    ...world.products.flatMap(({ imagePaths, engravingBaseImage }) => [
      ...imagePaths,
      ...(engravingBaseImage ? [engravingBaseImage] : []),
    ]),
    ...world.options.flatMap(({ imagePath, wordsPlace }) =>
      [imagePath, wordsPlace?.Image].filter((path) => path != null),
    ),
    ...world.bookings.flatMap(({ imagePaths }) => imagePaths),
    ...world.engravings.flatMap(({ artworkName, photoPath }) => [
      ...['png', 'webp', 'svg', 'pdf'].map((ending) => `${artworkName}.${ending}`),
      ...(photoPath ? [photoPath] : []),
    ]),
    ...world.invoices.map(({ pdfPath }) => pdfPath),
  ]
  return [...new Set(paths)]
}
