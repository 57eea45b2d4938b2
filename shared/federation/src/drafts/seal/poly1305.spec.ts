import { expect, test } from 'vitest'
import { poly1305 } from './poly1305'

const bytesOf = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))

/** RFC 8439, 2.5.2, and of its appendix A.3 those at the edges of the arithmetic. */
test.each([
  [
    '85d6be7857556d337f4452fe42d506a80103808afb0db2fd4abff6af4149f51b',
    '43727970746f6772617068696320466f72756d2052657365617263682047726f7570',
    'a8061dc1305136c6c22b8baf0c0127a9',
  ],
  ['02'.padEnd(64, '0'), 'f'.repeat(32), '03'.padEnd(32, '0')],
  ['02'.padEnd(32, '0') + 'f'.repeat(32), '02'.padEnd(32, '0'), '03'.padEnd(32, '0')],
  ['01'.padEnd(64, '0'), `${'f'.repeat(32)}f0${'f'.repeat(30)}${'11'.padEnd(32, '0')}`, '05'.padEnd(32, '0')],
])('the mark of a message by key %s', (key, message, mark) => {
  expect(poly1305(bytesOf(key), bytesOf(message))).toEqual(bytesOf(mark))
})
