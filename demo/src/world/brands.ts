import { brandSlug } from '@portal/domain'
import type { DemoBrand, DemoRepresentative } from '../types'

type Identity = Pick<DemoBrand, 'code' | 'name' | 'phoneWork' | 'email' | 'welcomeText' | 'stockInformationUrl'>

const withMedia = (identity: Identity): DemoBrand => {
  const slug = brandSlug(identity.code)
  return {
    ...identity,
    parent: 'Kindred Farewells Australia',
    logoPath: `brands/${slug}.svg`,
    taggingGuidePath: `guides/${slug}-tagging-guide.pdf`,
    griefBrochurePath: `guides/${slug}-grief.pdf`,
    bucketListPath: `guides/${slug}-bucket-list.pdf`,
    tagPaths: {
      private: `tag-cards/${slug}-private.svg`,
      communal: `tag-cards/${slug}-communal.svg`,
      hold: `tag-cards/${slug}-hold.svg`,
    },
  }
}

/** Two regional brands, the second with two branches of its own [SHL-52..54, OPEN-09]. */
export const BRANDS: readonly DemoBrand[] = [
  withMedia({
    code: 'WA LWD',
    name: 'Lightwood Pet Farewells',
    phoneWork: '+61892000000',
    email: 'clientcare@lightwood.example',
    welcomeText:
      'Welcome to the Lightwood clinic portal. Book a cremation, choose a resting place and follow each pet on the way home.',
    stockInformationUrl: 'https://www.lightwood.example/clinics/stock',
  }),
  withMedia({
    code: 'VIC EDH',
    name: 'Elderheath Pet Farewells',
    phoneWork: '+61370100140',
    email: 'clientcare@elderheath.example',
    welcomeText:
      'Welcome to the Elderheath clinic portal. Everything your team needs to look after a pet and a family after a goodbye.',
    stockInformationUrl: 'https://www.elderheath.example/clinics/stock-vic',
  }),
  withMedia({
    code: 'SA EDH',
    name: 'Elderheath South Australia',
    phoneWork: '+61870100260',
    email: 'adelaide@elderheath.example',
    welcomeText:
      'Welcome to the Elderheath clinic portal for South Australia. Book, choose and follow each pet in one place.',
    stockInformationUrl: 'https://www.elderheath.example/clinics/stock-sa',
  }),
  withMedia({
    code: 'AW EDH',
    name: 'Elderheath Albury Wodonga',
    phoneWork: '+61255500380',
    email: 'border@elderheath.example',
    welcomeText:
      'Welcome to the Elderheath clinic portal for Albury Wodonga. Book, choose and follow each pet in one place.',
    stockInformationUrl: 'https://www.elderheath.example/clinics/stock-aw',
  }),
]

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
