import { expect, test } from 'vitest'
import { placedAt, withOwnFonts } from './own-fonts'

test('renames a fetched font where it is declared and where it is used', () => {
  const { css, fonts } = withOwnFonts(
    '@font-face{font-family:Sans\\ 3 Wide;src:url(/shell/sans.woff2) format("woff2")}' +
      ':root{--font:"Sans 3 Wide","Sans 3 Wide Fallback",Arial}.a{color:red}',
  )
  expect(fonts).toEqual(['/shell/sans.woff2'])
  expect(css).toBe(
    '@font-face{font-family:"Sans 3 Wide Early";src:url(/shell/sans.woff2) format("woff2")}' +
      ':root:root{--font:"Sans 3 Wide Early","Sans 3 Wide Fallback",Arial}.a{color:red}',
  )
})

test("keeps the name of a font on the visitor's computer", () => {
  const css = '@font-face{font-family:Fallback;src:local("Arial")}:root{--font:Fallback}'
  expect(withOwnFonts(css)).toEqual({ css, fonts: [] })
})

test('gives only files beside a style sheet their absolute path [OPEN-296]', () => {
  const css = (name: string) => `.a{src:url(${name})}.b{src:url("${name}")}`
  expect(placedAt('/shell/', css('sans.0a1b2c3d.woff2'))).toBe(css('/shell/sans.0a1b2c3d.woff2'))
  for (const other of ['/shell/sans.woff2', 'data:font/woff2;base64,AA', 'https://a.test/b.woff2', '#mark']) {
    expect(placedAt('/shell/', css(other))).toBe(css(other))
  }
  expect(placedAt('', css('sans.woff2'))).toBe(css('sans.woff2'))
})
