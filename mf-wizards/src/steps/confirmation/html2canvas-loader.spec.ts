import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import drawUnderPolicy from '../../../html2canvas-loader.cjs'

const { resolve } = createRequire(import.meta.url)
const source = readFileSync(resolve('html2canvas'), 'utf8')

test("html2canvas writes only an empty page as HTML, which the page's policy allows [OPEN-259]", () => {
  const changed = drawUnderPolicy(source)
  expect(changed).toContain(
    'documentClone.write(window.trustedTypes?.defaultPolicy?.createHTML(emptyPage) ?? emptyPage)',
  )
  expect(changed.match(/\.write\((?!value)/g)).toHaveLength(1)
  expect(changed.match(/\.innerHTML = .*/g)).toEqual([expect.stringContaining('&#128104;')])
})

test('the build fails for a version that writes other HTML', () => {
  expect(() => drawUnderPolicy(source.replace('documentClone.write', 'documentClone.append'))).toThrow('otherwise')
})
