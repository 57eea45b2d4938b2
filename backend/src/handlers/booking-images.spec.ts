import { expect, test } from 'vitest'
import { storedFile } from '../../test/owned-files'
import { specApi } from '../../test/spec-api'

const BOOKING = 'booking-100005'
const api = specApi()

/** The file that a link opens without a session. */
const opened = async (link: string) => (await api.ask('GET', link.replace('/api/', ''), { as: null })).body
async function stored(): Promise<string[]> {
  const rows = await api.connection.sql.query('select path from booking_images where booking_id = $1 order by seq', [
    BOOKING,
  ])
  return Promise.all(rows.map(({ path }) => storedFile(api, String(path))))
}

test('staff open all tag photos of a booking by links [API-23, OPEN-92]', async () => {
  const { body } = await api.ask('GET', `portal/booking/image/${BOOKING}`)
  const links: string[] = body.data.map(({ image }: { image: string }) => image)
  expect(links.length).toBeGreaterThan(0)
  expect(await Promise.all(links.map(opened))).toEqual(await stored())
})

test('the list opens the first photo of each booking [OPEN-28]', async () => {
  const { body } = await api.ask('GET', 'portal/booking?search_term=100005')
  expect(await opened(body.data[0].tag_image)).toBe((await stored())[0])
})
