import { expect, test } from 'vitest'
import { picture } from '../pictures/pictures'
import { PLAQUE_ENTRIES, plaquePicture } from './plaque-pictures'

/** Drops the photo: its bytes depend on the version of the encoder. */
const withoutPhoto = (svg: string) => svg.replaceAll(/base64,[^"]+/g, 'base64,')

test.each(PLAQUE_ENTRIES.map((entry) => [entry.SugarID, entry] as const))(
  'the catalogue shows %s as it is engraved [OPEN-154]',
  async (id, entry) => {
    const kept = picture(`products/${id}.svg`)
    expect(withoutPhoto(kept ? new TextDecoder().decode(kept) : '')).toBe(withoutPhoto(await plaquePicture(entry)))
  },
)
