import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BANKSIA, HARBOUR, SOUTHBANK, testApi } from '../../test/api'
import type { TestApi } from '../../test/api'
import { clientOf } from '../../test/engraving'
import { mediaKey } from '../services/storage'

const STAFF = { 'practice-harbour': HARBOUR, 'practice-banksia': BANKSIA, 'practice-southbank': SOUTHBANK }

let api: TestApi
/** Every tag photo of the demo world. */
let photos: { practice: string; booking: string; path: string }[]
beforeAll(async () => {
  api = await testApi()
  const rows = await api.connection.sql.query('select * from booking_images order by practice_id, booking_id, seq')
  photos = rows.map(({ practice_id, booking_id, path }) => ({
    practice: String(practice_id),
    booking: String(booking_id),
    path: String(path),
  }))
})
afterAll(() => api.close())

const get = (address: string, as: string | null) => api.ask('GET', address, { as })
const pathOf = (link: string) => link.replace(/^\/api\/booking-files\/|\?.*/g, '')

async function stored(path: string): Promise<string> {
  const file = await api.deps.storage.get(mediaKey(path))
  return new TextDecoder().decode(file?.bytes)
}

/** What the links open, by the path of each. */
async function opened(links: readonly string[]): Promise<[path: string, content: string][]> {
  const replies = await Promise.all(links.map((link) => get(link.replace('/api/', ''), null)))
  return replies.map(({ body }, at) => [pathOf(links[at] ?? ''), body])
}

const stillStored = (paths: readonly string[]) => Promise.all(paths.map(async (path) => [path, await stored(path)]))

async function listedLinks(as: string): Promise<string[]> {
  const links: string[] = []
  for (let page = 1, last = 1; page <= last; page++) {
    const { body } = await get(`portal/booking?page_size=100&sort=order_id&page=${page}`, as)
    last = body.last_page
    links.push(...body.data.flatMap(({ tag_image }: { tag_image: string | null }) => tag_image ?? []))
  }
  return links
}

describe('links to tag photos are made after the ownership check [OPEN-92]', () => {
  test.each(Object.entries(STAFF))('staff of %s open every photo of their bookings [API-23]', async (practice, as) => {
    const own = photos.filter((photo) => photo.practice === practice)
    for (const booking of new Set(own.map((photo) => photo.booking))) {
      const { body } = await get(`portal/booking/image/${booking}`, as)
      const links = body.data.map(({ image }: { image: string }) => image)
      const paths = own.flatMap((photo) => (photo.booking === booking ? photo.path : []))
      expect(await opened(links)).toEqual(await stillStored(paths))
    }
  })

  test.each(Object.entries(STAFF))('the list of %s opens the first photo of each [OPEN-28]', async (practice, as) => {
    const firsts = new Map(photos.toReversed().map((photo) => [photo.booking, photo]))
    const paths = [...firsts.values()].flatMap((photo) => (photo.practice === practice ? photo.path : []))
    const files = await opened(await listedLinks(as))
    expect(files.toSorted()).toEqual((await stillStored(paths)).toSorted())
  })

  test('another practice, a guest of whatever line and a stranger get none', async () => {
    expect(photos.length).toBeGreaterThan(100)
    const uses = ['guest', 'client'] as const
    const guests = await Promise.all(uses.map((use) => clientOf(api, 'booking-100007', 'booking-100007-line-1', use)))
    for (const { practice, booking } of photos) {
      const asked = `portal/booking/image/${booking}`
      const strangers = Object.entries(STAFF).flatMap(([of, as]) => (of === practice ? [] : as))
      const replies = await Promise.all([
        get(asked, null),
        ...strangers.map((as) => get(asked, as)),
        ...guests.map((token) => api.ask('GET', asked, { token })),
      ])
      expect([booking, ...replies.map(({ status }) => status)]).toEqual([booking, 401, 404, 404, 403, 403])
      expect(JSON.stringify(replies.map(({ body }) => body))).not.toMatch(/booking-files|\.svg/)
    }
  })
})
