import { SERVICE_TYPE } from '@portal/domain'
import type { DemoPackage } from '../types/catalogue'
import type { CatalogueItem } from './item'

/** Packages that old bookings have. */
const FIRST_PACKAGES: readonly CatalogueItem[] = [
  {
    id: 'package-simple', name: 'Simple Cremation Package', category: 'cremationPackages', price: [345, 272],
    description: 'Private cremation, return in a pine box and an ink paw print.',
  },
  {
    id: 'package-classic', name: 'Classic Cremation Package', category: 'cremationPackages', price: [465, 368],
    description: 'Private cremation, return in a Classic Urn of your colour, and a clay paw print.',
  },
  {
    id: 'package-bushland', name: 'Bushland Cremation Package', category: 'cremationPackages', price: [498, 394],
    description: 'Private cremation, return in a Gum Leaf Box, a fur vial and a wildflower seed card.',
  },
  {
    id: 'package-remembrance', name: 'Remembrance Cremation Package', category: 'cremationPackages', price: [640, 506],
    description: 'Private cremation, return in a Jarrah Rest Box, a framed paw print, a heart keepsake and a memorial candle.',
  },
]

/** Newer packages. With the first ones they fill two pages [CAT-06]. */
export const LATER_PACKAGES: readonly CatalogueItem[] = [
  {
    id: 'package-photo', name: 'Photograph Cremation Package', category: 'cremationPackages', price: [512, 404],
    description: 'Private cremation, return in an Oak Photo Box, a framed photograph and a candle in glass.',
  },
  {
    id: 'package-ceramic', name: 'Ceramic Cremation Package', category: 'cremationPackages', price: [438, 346],
    description: 'Private cremation, return in an Oatmeal Pot, and a terracotta paw print.',
  },
  {
    id: 'package-scattering', name: 'Scattering Cremation Package', category: 'cremationPackages', price: [368, 290],
    description: 'Private cremation, a scattering tube with a quiet shoreline, and an ink nose print.',
  },
  {
    id: 'package-engraved', name: 'Engraved Cremation Package', category: 'cremationPackages', price: [556, 439],
    description: 'Private cremation, return in a Tasmanian Oak Chest with the name on its plate, and a paw print in oak.',
  },
  {
    id: 'package-family', name: 'Family Cremation Package', category: 'cremationPackages', price: [684, 541],
    description: 'Private cremation, return in a Brass Heirloom Urn, a miniature urn and a remembrance book.',
  },
  {
    id: 'package-garden', name: 'Garden Cremation Package', category: 'cremationPackages', price: [474, 374],
    description: 'Private cremation, return in a Bamboo Urn, a bronze garden stake and a wildflower seed card.',
  },
  {
    id: 'package-heirloom', name: 'Heirloom Cremation Package', category: 'cremationPackages', price: [742, 587],
    description: 'Private cremation, return in an Heirloom Chest made to your choices, and a fur locket.',
  },
  {
    id: 'package-portrait', name: 'Portrait Plaque Cremation Package', category: 'cremationPackages', price: [596, 471],
    description: 'Private cremation, return in a Snow Ginger Jar, and a portrait plaque with a photograph of the pet.',
  },
]

/** Packages of the service without returned ashes [OPEN-340]. */
export const FAREWELL_PACKAGES: readonly CatalogueItem[] = [
  {
    id: 'package-farewell', name: 'Farewell Cremation Package', category: 'cremationPackages', price: [268, 212],
    description: 'Private cremation, an ink paw print and a memorial candle. We scatter the ashes.',
    services: [SERVICE_TYPE.privateDispersal], isWithoutReturn: true,
  },
  {
    id: 'package-garden-farewell', name: 'Garden Farewell Cremation Package', category: 'cremationPackages', price: [324, 256],
    description: 'Private cremation, a terracotta paw print, a bronze garden stake and a wildflower seed card. We scatter the ashes.',
    services: [SERVICE_TYPE.privateDispersal], isWithoutReturn: true,
  },
]

/** Rules test a package's name for 'Cremation Package' [CAT-29, DOM-61]. */
export const CREMATION_PACKAGES: readonly CatalogueItem[] = [...FIRST_PACKAGES, ...LATER_PACKAGES, ...FAREWELL_PACKAGES]

const CONTENTS: Record<string, readonly (readonly [productId: string, name: string, description: string])[]> = {
  'package-simple': [
    ['pine-sliding-box', 'Resting place', 'Pine Sliding Box in the size for the pet.'],
    ['ink-paw-print', 'Keepsake', 'Ink Paw Print Card.'],
  ],
  'package-classic': [
    ['classic-urn', 'Resting place', 'Classic Urn in pewter, slate blue or dusty rose.'],
    ['clay-paw-print', 'Keepsake', 'Clay Paw Print, round or heart.'],
  ],
  'package-bushland': [
    ['gum-leaf-box', 'Resting place', 'Gum Leaf Box in the size for the pet.'],
    ['fur-vial', 'Keepsake', 'A clipping of fur in a glass vial.'],
    ['wildflower-card', 'For the garden', 'Wildflower Seed Card.'],
  ],
  'package-remembrance': [
    ['jarrah-rest-box', 'Resting place', 'Jarrah Rest Box with a choice of size, finish and lid.'],
    ['framed-paw-oak', 'Keepsake', 'Framed Paw Print, Oak.'],
    ['heart-keepsake-pewter', 'For the hand', 'Heart Keepsake, Pewter.'],
    ['memorial-candle', 'For the evening', 'Memorial Candle.'],
  ],
  'package-photo': [
    ['oak-photo-box', 'Resting place', 'Oak Photo Box in the size for the pet.'],
    ['framed-paw-photo', 'For the wall', 'Framed Photograph, Ebony.'],
    ['glass-candle', 'For the evening', 'Candle in Glass.'],
  ],
  'package-ceramic': [
    ['oatmeal-pot', 'Resting place', 'Oatmeal Pot in the size for the pet.'],
    ['terracotta-paw-print', 'Keepsake', 'Terracotta Paw Print.'],
  ],
  'package-scattering': [
    ['coast-scatter-tube', 'For the farewell', 'Coast Scattering Tube in the size for the pet.'],
    ['ink-nose-print', 'Keepsake', 'Ink Nose Print Card.'],
  ],
  'package-engraved': [
    ['tasmanian-oak-chest', 'Resting place', 'Tasmanian Oak Chest with a brass plate for the name.'],
    ['framed-paw-oak', 'Keepsake', 'Framed Paw Print, Oak.'],
  ],
  'package-family': [
    ['brass-heirloom-urn', 'Resting place', 'Brass Heirloom Urn in the size for the pet.'],
    ['mini-urn', 'For two homes', 'Miniature Urn in a colour of your choice.'],
    ['remembrance-book', 'For the children', 'Remembrance Book.'],
  ],
  'package-garden': [
    ['bamboo-urn', 'Resting place', 'Bamboo Urn in the size for the pet.'],
    ['bronze-garden-stake', 'For the garden', 'Bronze Garden Stake.'],
    ['wildflower-card', 'For the garden', 'Wildflower Seed Card.'],
  ],
  'package-heirloom': [
    ['heirloom-chest', 'Resting place', 'Heirloom Chest with a choice of size, timber, lid and plate.'],
    ['fur-locket', 'Keepsake', 'Fur Locket.'],
  ],
  'package-portrait': [
    ['snow-ginger-jar', 'Resting place', 'Snow Ginger Jar in the size for the pet.'],
    ['plaque-portrait', 'Plaque', 'Portrait Plaque with icon, words and photograph.'],
  ],
  'package-farewell': [
    ['ink-paw-print', 'Keepsake', 'Ink Paw Print Card.'],
    ['memorial-candle', 'For the evening', 'Memorial Candle.'],
  ],
  'package-garden-farewell': [
    ['terracotta-paw-print', 'Keepsake', 'Terracotta Paw Print.'],
    ['bronze-garden-stake', 'For the garden', 'Bronze Garden Stake.'],
    ['wildflower-card', 'For the garden', 'Wildflower Seed Card.'],
  ],
}

export const PACKAGES: readonly DemoPackage[] = Object.entries(CONTENTS).map(([productId, contents]) => ({
  productId,
  items: contents.map(([itemId, name, description]) => ({ id: `${productId}-${itemId}`, productId: itemId, name, description })),
}))
