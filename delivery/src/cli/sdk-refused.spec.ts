import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { portalsWithout, sdkPortal } from './sdk.fixture'

const { portal, failed, out, publish, get, there, other, through } = sdkPortal()

/** It answers what it does not know with a page. */
const ofBefore: RequestListener = ({ url }, answer) => {
  const isAsked = url === '/versions/contract'
  answer.setHeader('Content-Type', isAsked ? 'application/json' : 'text/html')
  answer.end(isAsked ? '{"contract":"9.7"}' : '<!doctype html>')
}

describe('nothing is written [OPEN-257]', () => {
  const withoutSignature = (text: string) => JSON.stringify({ ...JSON.parse(text), signature: undefined })
  const list = (change: (text: string) => string) => (at: string, text: string) =>
    at === '/versions/sdk' ? change(text) : text

  test.each([
    ['is not signed', list(withoutSignature), 'is not signed'],
    ['was changed on the way', list((text) => text.replace('19.3.1', '6.6.6')), 'is not as it was signed'],
    ['names another version', list((text) => text.replace('"9.7.0"', '"9.7.1"')), 'is not as it was signed'],
    ['is cut off', list((text) => text.slice(0, 40)), 'no JSON, or half of one'],
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
  ])('of an SDK that %s', async (_, change, words) => {
    expect(await publish('9.7.0')).toBe(0)
    expect(await get('--from', await through(change))).toBe(1)
    expect(failed()).toContain(words)
    expect(existsSync(out())).toBe(false)
  })

  test.each<[string, () => string | Promise<string>, string]>([
    ...portalsWithout(other),
    ['is of another product', () => other((_q, answer) => void answer.end('<h1>Shop</h1>')), 'is no portal of ours'],
    ['is of before SDKs were given away', () => other(ofBefore), 'has no SDK'],
  ])('of a portal that %s', async (_, address, words) => {
    expect(await get('--from', await address())).toBe(1)
    expect(failed()).toContain(words)
    expect(existsSync(out())).toBe(false)
  })

  test('into a folder with something else in it; a wrong word is wrong use', async () => {
    expect(await publish('9.7.0')).toBe(0)
    mkdirSync(out(), { recursive: true })
    writeFileSync(path.join(out(), 'notes.txt'), 'mine')
    expect(await get('--from', there())).toBe(1)
    expect(failed()).toContain('notes.txt in it')
    expect(readdirSync(out())).toEqual(['notes.txt'])
    for (const words of [
      [],
      ['pak'],
      ['pack', '--from', there()],
      ['--from', 'portal'],
      ['--from', there(), '--signed-by', 'me'],
    ])
      expect(await portal('sdk', ...words)).toBe(2)
  })
})
