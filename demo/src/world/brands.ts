import { BRAND_CODES, BRANDS as IDENTITIES, brandPicture, brandSlug } from '@portal/brand'
import type { DemoBrand, DemoRepresentative } from '../types/practice'

/** Regional brands [SHL-52..54, OPEN-09]. */
export const BRANDS: readonly DemoBrand[] = BRAND_CODES.map((code) => {
  const { name, phone, email, welcome, stockInformationUrl } = IDENTITIES[code]
  const slug = brandSlug(code)
  return {
    code,
    name,
    parent: 'Kindred Farewells Australia',
    phoneWork: phone,
    email,
    welcomeText: welcome,
    stockInformationUrl,
    logoPath: `brands/${brandPicture(code)}`,
    taggingGuidePath: `guides/${slug}-tagging-guide.pdf`,
    griefBrochurePath: `guides/${slug}-grief.pdf`,
    bucketListPath: `guides/${slug}-bucket-list.pdf`,
    tagPaths: {
      private: `tag-cards/${slug}-private.svg`,
      communal: `tag-cards/${slug}-communal.svg`,
      hold: `tag-cards/${slug}-hold.svg`,
    },
  }
})

export const REPRESENTATIVES: readonly DemoRepresentative[] = [
  {
    id: 'rep-margot-ellis',
    firstName: 'Margot',
    lastName: 'Ellis',
    phoneMobile: '+61491570156',
    email: 'margot.ellis@lightwood.example',
    picturePath: 'people/rep-margot-ellis.svg',
  },
  {
    id: 'rep-daniel-okafor',
    firstName: 'Daniel',
    lastName: 'Okafor',
    phoneMobile: '+61491570313',
    email: 'daniel.okafor@elderheath.example',
    picturePath: 'people/rep-daniel-okafor.svg',
  },
  {
    id: 'rep-ingrid-vale',
    firstName: 'Ingrid',
    lastName: 'Vale',
    phoneMobile: '+61491570737',
    email: 'ingrid.vale@elderheath.example',
    picturePath: 'people/rep-ingrid-vale.svg',
  },
]
