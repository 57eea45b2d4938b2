import { expect, test } from 'vitest'
import { picture } from '../pictures/pictures'
import { PLAQUES, plaquePicture } from './plaque-pictures'

/** The photo's bytes may differ by the encoder's version; all that is drawn may not. */
const drawn = (svg: string) => svg.replaceAll(/base64,[^"]+/g, 'base64,')

test.each(PLAQUES.map((entry) => [entry.SugarID, entry] as const))(
  'the catalogue shows %s as it is engraved [OPEN-154]',
  async (id, entry) => {
    const kept = picture(`products/${id}.svg`)
    expect(drawn(kept ? new TextDecoder().decode(kept) : '')).toBe(drawn(await plaquePicture(entry)))
  },
)
