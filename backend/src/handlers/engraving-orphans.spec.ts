import { expect, test } from 'vitest'
import { addTime } from '@portal/domain'
import { PHOTO, draft, plaqueOn, png } from '../../test/engraving'
import { specApi } from '../../test/spec-api'
import { tidyUploads } from '../engraving/uploads'
import { mediaKey } from '../services/storage'

const api = specApi()

test('deletes unused files after an hour and keeps those of a version', async () => {
  const { engraving, row } = await plaqueOn(api, 'plaque-portrait')
  await engraving.save(0, draft({ photo: PHOTO }))
  const forgotten = await engraving.upload(await png(900, 1200))
  const photo = await engraving.upload(await png(900, 1200))
  await engraving.saveFiles(1, 'plaque-portrait', photo)
  const saved = await row('engraving_versions')
  const kept = ['artwork_key', 'screen_key', 'svg_key', 'pdf_key', 'photo_key'].map((key) =>
    mediaKey(String(saved?.[key])),
  )
  // Files of a version that was drawn but never recorded.
  const lost = kept.map((key, index) => key.replace(/-[\w-]{24}\./, `-${String(index).repeat(24)}.`))
  for (const key of lost) {
    api.storage.stored.set(key, { type: 'image/png', bytes: await png(1, 1) })
    await api.connection.sql.query(
      `insert into engraving_uploads (practice_id, key, booking_id, line_id, picture, created_at)
       select practice_id, $1, booking_id, line_id, 'stored', created_at from engraving_uploads where key = $2`,
      [key, forgotten],
    )
  }
  // A second upload to the same address, after the server has stored the first.
  api.storage.stored.set(photo, { type: 'image/png', bytes: await png(1, 1) })
  const tidy = (minutes: number) =>
    tidyUploads(api.deps.db, api.deps.storage, addTime(api.clock.now, minutes, 'minute'))
  const there = () => [forgotten, photo, ...kept, ...lost].map((key) => api.storage.stored.has(key))
  await tidy(59)
  expect(there()).toEqual(Array.from({ length: 2 + kept.length + lost.length }, () => true))
  await tidy(61)
  expect(there()).toEqual([false, false, ...kept.map(() => true), ...lost.map(() => false)])
  expect(await api.count('engraving_uploads')).toBe(0)
})
