import type { BrandCode } from '@portal/domain'

export interface GriefDocument {
  readonly title: string
  readonly about: string
  readonly url: string
}

/** The two documents of a brand region (PRA-29, PRA-30). */
export function griefMaterial(brand: BrandCode): readonly GriefDocument[] {
  const region = brand.toLowerCase().replace(/\s+/g, '-')
  return [
    {
      title: 'Pet Bucket List',
      about: 'Ideas for the last good days with a pet.',
      url: `/api/media/guides/${region}-bucket-list.pdf`,
    },
    {
      title: 'Pet Loss and Grief Brochure',
      about: 'What grief may feel like, and where to find help.',
      url: `/api/media/guides/${region}-grief.pdf`,
    },
  ]
}
