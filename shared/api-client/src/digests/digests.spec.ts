import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { digestOf, digestsIn, moduleOf } from './digests'

let folder: string
beforeEach(() => {
  folder = path.join(mkdtempSync(path.join(tmpdir(), 'portal-digests-')), 'domain/src')
  mkdirSync(path.join(folder, 'fee'), { recursive: true })
})
afterEach(() => rmSync(path.resolve(folder, '../..'), { recursive: true }))

const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text)

test('each rule has a digest under its noun; specs and index files have none [OPEN-253]', () => {
  write('fee/rules.ts', 'export const fee = 136')
  write('fee/rules.spec.ts', 'test()')
  write('fee/index.ts', "export * from './rules'")
  write('index.ts', "export * from './fee/rules'")
  expect(Object.keys(digestsIn(folder))).toEqual(['domain/fee/rules'])
})

test('another value changes the digest; comments and Windows line ends do not [OPEN-253]', () => {
  const plain = digestOf('export const fee = 136\nexport const gst = 0.1\n')
  expect(plain).toMatch(/^[0-9a-f]{12}$/)
  expect(digestOf('export const fee = 137\nexport const gst = 0.1\n')).not.toBe(plain)
  const told =
    '/**\n * What it costs.\n */\nexport const fee = 136\r\n\n// A tenth.\n/* Of all. */\nexport const gst = 0.1'
  expect(digestOf(told)).toBe(plain)
  // Code follows behind the comment.
  expect(digestOf('/* one */\nexport const fee = 136')).not.toBe(digestOf('/* one */'))
})

test.each([
  ['/p/shared/domain/src/fee/fees.ts', 'domain/fee/fees'],
  ['/p/shared/domain-bundled/src/outcome/rules.ts', 'domain/outcome/rules'],
  ['/p/node_modules/@portal/domain/src/fee/fees.js', 'domain/fee/fees'],
  ['C:\\p\\shared\\domain\\src\\fee\\fees.ts', 'domain/fee/fees'],
  ['/p/shared/api-client/src/contract/booking.ts', 'api/booking'],
  ['/p/shared/api-client/src/client.ts', null],
  ['/p/shared/ui/src/Table.ts', null],
])('%s is %s', (file, module) => {
  expect(moduleOf(file)).toBe(module)
})
