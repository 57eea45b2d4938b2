import sharp from 'sharp'
import { expect, test } from 'vitest'
import { PNG, submitOf } from '../../test/booking'
import { specApi } from '../../test/spec-api'

const api = specApi()

test('stores only the pixels of a picture, and drops an unreadable one [OPEN-49, OPEN-82]', async () => {
  const picture = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#336699' } })
    .withExif({ IFD0: { Copyright: 'Told by the camera' } })
    .jpeg()
    .toBuffer()
  const sent = async (type: string, bytes: Uint8Array) => {
    api.storage.stored.clear()
    const made = await api.ask('POST', 'portal/booking', {
      body: await submitOf(api, 'private cremation & return of ashes'),
    })
    const body = {
      screenshot_image: `data:${type};base64,${Buffer.from(bytes).toString('base64')}`,
      outcome_acknowledged: true,
    }
    const reply = await api.ask('POST', `portal/booking/${made.body.id}/complete`, { body, version: 1 })
    await api.deliver()
    return { status: reply.status, stored: [...api.storage.stored.values()] }
  }
  const whole = await sent('image/jpeg', Buffer.concat([picture, Buffer.from('<script>alert(1)</script>')]))
  const [kept] = whole.stored.map(({ bytes }) => Buffer.from(bytes))
  expect(await sharp(kept).metadata()).toMatchObject({ format: 'jpeg', width: 30, height: 20 })
  expect([kept?.includes('Told by'), kept?.includes('script')]).toEqual([false, false])
  expect(await sent('image/jpeg', picture.subarray(0, 60))).toEqual({ status: 200, stored: [] })
  const png = Buffer.from(PNG.split(',')[1] ?? '', 'base64')
  expect(await sent('image/png', png.subarray(0, 30))).toEqual({ status: 200, stored: [] })
})
