import { expect, test } from 'vitest'
import { griefMaterial } from './grief-material'

test('each brand region has its own bucket list and brochure [PRA-29, PRA-30]', () => {
  expect(griefMaterial('VIC EDH').map(({ title, url }) => [title, url])).toEqual([
    ['Pet Bucket List', '/api/media/guides/vic-edh-bucket-list.pdf'],
    ['Pet Loss and Grief Brochure', '/api/media/guides/vic-edh-grief.pdf'],
  ])
  expect(griefMaterial('WA LWD')[0]?.url).toBe('/api/media/guides/wa-lwd-bucket-list.pdf')
})
