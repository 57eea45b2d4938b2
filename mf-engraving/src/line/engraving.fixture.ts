import { ApiError } from '@portal/api-client'
import type { ApiErrorKind } from '@portal/api-client'
import type { SavedVersion } from '@portal/domain/plaque'
import type { Engraving } from '@portal/domain'
import type { PortalHost } from '@portal/federation'
import { fakeApi } from '@portal/testing'
import type { Answers } from '@portal/testing'

export const SHA = 'a'.repeat(64)
export const AT = '/engraving/check-existing?staff=0&bookingId=booking-7&quotedProductId=line-1'
export const STAFF_AT = AT.replace('staff=0', 'staff=1')

const text = (words: string) => ({ text: words, size: 24, font: 'Arial', max: 29 })

/** Luna's silver plaque with a photo, as the clinic designed it. */
export function version(change: Partial<SavedVersion> = {}): SavedVersion {
  return {
    version: 3,
    screenUrl: '/api/booking-files/artwork.webp',
    files: { imageOptionsUrl: '/api/booking-files/photo.png', engravingOptionsUrl: '/api/booking-files/artwork.png' },
    record: {
      id: 'engraving-7',
      bookingId: 'booking-7',
      quotedProductId: 'line-1',
      productId: 'plaque-portrait',
      color: 'Silver',
      dimensions: '9 x 6',
      iconRatio: '0.22',
      nameSize: 34,
      photoSize: '3 x 4',
      product: 'Portrait Plaque',
      ratios: '3:2',
      shape: 'Rectangle',
      size: 'Medium',
      icon: "Cat's Paw",
      iconPlacement: 'Left',
      iconPosition: 'Left',
      petName: text('Luna'),
      primaryText: text('Born to be loved'),
      secondaryText: text('2012 - 2026'),
      customTextImage: null,
      engravingOptionsImage: null,
      imageOptions: {
        croppedImage: null,
        fileImgSrc: 'luna.jpg',
        croppedAreaPixels: { x: 0, y: 0, width: 900, height: 1200 },
        aspectW: 3,
        aspectH: 4,
      },
      isApproved: false,
      customText: null,
      words: null,
    },
    ...change,
  }
}

export function engraving(change: Partial<Engraving> = {}): Engraving {
  return {
    bookingId: 'booking-7',
    quotedProductId: 'line-1',
    productId: 'plaque-portrait',
    productName: 'Portrait Plaque',
    petName: 'Luna',
    version: 3,
    state: 'waiting',
    current: version(),
    received: null,
    approval: null,
    changeRequest: null,
    closed: null,
    answerBy: null,
    timeZone: 'Australia/Perth',
    request: null,
    isSubmitted: true,
    endedApproval: null,
    alsoWaiting: [],
    workshop: null,
    owner: null,
    ...change,
  }
}

/** An engraving of these words on a stone, which is no plaque [OPEN-383]. */
export function engravingOfWords(text: string, change: Partial<Engraving> = {}): Engraving {
  const { record, ...saved } = version()
  const [productId, product] = ['stone', 'River Stone']
  const noText = { text: '', size: null, font: 'Arial', max: null }
  const texts = { petName: noText, primaryText: noText, secondaryText: noText }
  const words = [{ productId, product, text }]
  const imageOptions = { ...record.imageOptions, croppedAreaPixels: null }
  const plain = { ...record, ...texts, imageOptions, productId, product, icon: null, words }
  return engraving({ productId, productName: product, current: { ...saved, record: plain }, ...change })
}

export const approval = {
  by: 'Grace',
  as: 'client',
  method: null,
  at: '2026-03-01T05:07:00Z',
  version: 3,
  sha256: SHA,
  proofUrl: null,
} as const

/** The owner's contact details for staff. */
export const owner = {
  firstName: 'Grace',
  phone: '+61412345678',
  email: 'grace@mail.test',
  link: 'https://portal.test/engraving/verify/booking-7/line-1',
  canOpen: true,
  isLocked: false,
}

/** The calls of every engraving screen; a test adds its own. */
export const lineApi = (answers: Answers = {}) =>
  fakeApi({
    getPlaqueConfig: () => ({ Config_File: [] }),
    getEngraving: () => engraving(),
    getClientDetails: () => ({
      quoted_products: [{ id: 'line-1', name: 'Portrait Plaque', deleted: false }],
      owner_first_name: 'Grace',
      clinic_name: 'Harbour Veterinary Clinic',
      clinic_phone: '+61893351100',
    }),
    getActualProducts: () => ({ actual_products: [{ id: 'plaque-portrait' }] }),
    ...answers,
  })

export function failure(kind: ApiErrorKind, message = ''): never {
  throw new ApiError({ kind, status: 0, message, detail: null })
}

/** An owner verified for this line. */
export const asOwner = (answers: Answers = {}): Partial<PortalHost> => ({
  user: null,
  practice: null,
  api: lineApi(answers),
  guestSession: { bookingId: 'booking-7', lineId: 'line-1', expiresAt: new Date('2099-01-01T00:00:00Z') },
})
