import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addTime } from '@portal/domain'
import type { RequestOptions } from '../../test/api'
import { linkTo, ownedFiles } from '../../test/owned-files'
import type { OwnedFile } from '../../test/owned-files'
import { specApi } from '../../test/spec-api'
import { standAt } from '../../test/stand-at'

const START = standAt('2026-11-20T03:00:00Z')
const after = (seconds: number) => addTime(START, seconds, 'second')
const PHOTO = 'tags/100005-1.svg'

let owned: OwnedFile[]
const api = specApi()
beforeAll(async () => {
  owned = await ownedFiles(api, START)
})
beforeEach(() => {
  api.clock.now = START
})

const open = (address: string, ask: RequestOptions = {}) => api.ask('GET', address, { as: null, ...ask })

/** Every sixth file, with another selection for each start. */
const someOf = (files: readonly OwnedFile[], start: number) => files.filter((_, at) => (at + start) % 6 === 0)

describe('a link [OPEN-92]', () => {
  test('opens any number of times for a minute, and is not stored', async () => {
    const before = await api.count('used_links')
    for (const seconds of [0, 1, 30, 59]) {
      api.clock.now = after(seconds)
      for (const file of someOf(owned, seconds)) expect((await open(file.link)).body).toBe(file.content)
    }
    expect(await api.count('used_links')).toBe(before)
  })

  test('is not cached; the file cannot run scripts [OPEN-282]', async () => {
    for (const seconds of [0, 59]) {
      api.clock.now = after(seconds)
      const { headers } = await open(linkTo(api, PHOTO, START))
      expect(headers.get('cache-control')).toBe('no-store')
      expect([headers.get('etag'), headers.get('content-type')]).toEqual([null, 'image/svg+xml'])
      expect(headers.get('content-security-policy')).toContain('sandbox')
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
    }
  })

  test('shows a page with the reason, the way back and whom to call once it has ended [OPEN-360]', async () => {
    api.clock.now = after(60)
    const { status, body } = await open(linkTo(api, PHOTO, START), { headers: { accept: 'text/html,*/*' } })
    expect(status).toBe(403)
    expect(body).toContain('<p>This link has ended. Open the document again in the portal.</p>')
    expect(body).toContain('<a href="/bookings">Back to bookings</a>')
    expect(body).toMatch(/Or call Client Care on <a href="tel:\+61\d+">[\d ]+<\/a> \(Monday to Friday, .* time\)\./)
  })
})
