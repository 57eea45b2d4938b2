import { expect, test } from 'vitest'
import { withOwnFonts } from './own-fonts'

test('a font that is fetched gets a name of its own, where it is told and where it is used', () => {
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

test("a font of the visitor's own computer keeps its name", () => {
  const css = '@font-face{font-family:Fallback;src:local("Arial")}:root{--font:Fallback}'
  expect(withOwnFonts(css)).toEqual({ css, fonts: [] })
})
