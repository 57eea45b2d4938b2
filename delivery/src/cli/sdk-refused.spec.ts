import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { sdkPortal } from './sdk.fixture'

const { failed, out, publish, get, through } = sdkPortal()

describe('writes nothing [OPEN-257]', () => {
  const withoutSignature = (text: string) => JSON.stringify({ ...JSON.parse(text), signature: undefined })
  const list = (change: (text: string) => string) => (at: string, text: string) =>
    at === '/versions/sdk' ? change(text) : text

  test.each([
    ['is not signed', list(withoutSignature), 'is not signed'],
    ['was changed on the way', list((text) => text.replace('19.3.1', '6.6.6')), 'has an invalid signature'],
    ['names another version', list((text) => text.replace('"9.7.0"', '"9.7.1"')), 'has an invalid signature'],
    ['is cut off', list((text) => text.slice(0, 40)), 'its manifest is not valid JSON'],
    ['is nothing', list(() => 'null'), 'no list of an SDK'],
    ['is endless', list((text) => text + ' '.repeat(70_000)), 'more than 65536 bytes'],
    [
      'has a tarball of other bytes',
      (at: string, text: string) => (at.endsWith('.tgz') ? 'another' : text),
      'other bytes than were signed',
    ],
    [
      'is for a portal of an earlier contract',
      (at: string, text: string) => (at.endsWith('/contract') ? '{"contract":"9.6"}' : text),
      'does not fit',
    ],
  ])('from an SDK that %s', async (_, change, expected) => {
    expect(await publish('9.7.0')).toBe(0)
    expect(await get('--from', await through(change))).toBe(1)
    expect(failed()).toContain(expected)
    expect(existsSync(out())).toBe(false)
  })
})
