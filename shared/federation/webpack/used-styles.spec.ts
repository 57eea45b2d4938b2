import { expect, test } from 'vitest'
import { usedStyles } from './used-styles'

const HTML = '<main class="page wide"><p class="note_1">Hello</p><svg stroke="var(--ink)"></svg></main>'
const used = (css: string) => usedStyles(css, HTML, 'VIC EDH')

test.each([
  ['a class of the page', '.page{margin:0}'],
  ['an element', 'main>p{margin:0}'],
  ['a state', '.note_1:hover{margin:0}'],
  ['one of several', ':is(.page,.other){margin:0}'],
  ['the brand', ":root[data-brand='VIC EDH']{margin:0}"],
  ['a font', '@font-face{font-family:A;src:local("B")}'],
])('keeps the rule for %s', (_, css) => {
  expect(used(css)).toBe(css)
})

test.each([
  ['a class that is not there below one that is', '.page .other{margin:0}'],
  ['none of several', ':is(.this,.that)>p{margin:0}'],
  ['another brand', ":root[data-brand='SA EDH']{margin:0}"],
  ['paper', '@media print{.page{margin:0}}'],
  ['a narrow screen without such an element', '@media (max-width:900px){.other{margin:0}}'],
])('drops the rule for %s', (_, css) => {
  expect(used(css)).toBe('')
})

test('keeps the matching selectors of a list', () => {
  expect(used('p,table,.page,.other{margin:0}')).toBe('p,.page{margin:0}')
})

test('keeps a token that a rule or the page reads', () => {
  expect(used(':root{--ink:#000;--gap:1px;--idle:2px}.page{margin:var(--gap)}')).toBe(
    ':root{--ink:#000;--gap:1px}.page{margin:var(--gap)}',
  )
})

test('keeps an animation with the rule that uses it', () => {
  const [spin, fade] = ['@keyframes spin{to{rotate:1turn}}', '@keyframes fade{to{opacity:0}}']
  expect(used(`${spin}${fade}.page{animation:spin 1s}.other{animation:fade 1s}`)).toBe(
    `${spin}.page{animation:spin 1s}`,
  )
})
