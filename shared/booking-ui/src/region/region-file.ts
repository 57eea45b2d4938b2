import { brandSlug } from '@portal/brand'
import type { BrandCode } from '@portal/brand'

/** Address of a document or picture that differs by brand region [PRA-30, PRA-38]. */
export function regionFile(brand: BrandCode, folder: 'guides' | 'tag-cards', name: string): string {
  return `/api/media/${folder}/${brandSlug(brand)}-${name}`
}
