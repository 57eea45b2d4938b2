import type { BrandCode } from '@portal/brand'
import { brandSlug } from '@portal/brand'

export interface GriefDocument {
  readonly title: string
  readonly about: string
  readonly url: string
}

/** The two documents of a brand region [PRA-29, PRA-30]. */
export function griefMaterial(brand: BrandCode): readonly GriefDocument[] {
  return [
    {
      title: 'Pet Bucket List',
      about: 'Ideas for the last good days with a pet.',
      url: regionFile(brand, 'guides', 'bucket-list.pdf'),
    },
    {
      title: 'Pet Loss and Grief Brochure',
      about: 'What grief may feel like, and where to find help.',
      url: regionFile(brand, 'guides', 'grief.pdf'),
    },
  ]
}

/** Address of a document or picture that differs by brand region [PRA-30, PRA-38]. */
export function regionFile(brand: BrandCode, folder: 'guides' | 'tag-cards', name: string): string {
  return `/api/media/${folder}/${brandSlug(brand)}-${name}`
}
