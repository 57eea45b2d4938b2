import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { compress, compressedOf, QUICKLY } from './compress'

const text = Buffer.from(Array.from({ length: 4_000 }, (_, at) => `field-${(at * at) % 997} = "${at % 31}"`).join('\n'))

test('who asks first does not wait for what is small, who asks later has it [OPEN-308]', async () => {
  const quick = (await compress(text, 'br', QUICKLY)).length
  const smallest = (await compress(text, 'br')).length
  expect(smallest).toBeLessThan(quick)
  const page = compressedOf(text)
  expect((await page('br')).length).toBe(quick)
  expect((await page('br')).length).toBe(quick)
  await vi.waitFor(async () => expect((await page('br')).length).toBe(smallest))
  expect(brotliDecompressSync(await page('br')).equals(text)).toBe(true)
})

test('other encodings are made once', async () => {
  const page = compressedOf(text)
  const [first, second] = [await page('gzip'), await page('gzip')]
  expect(second).toBe(first)
  expect([gunzipSync(first), Buffer.from(await page('identity'))].every((one) => one.equals(text))).toBe(true)
})
