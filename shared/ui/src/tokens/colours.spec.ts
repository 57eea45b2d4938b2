import { readFileSync } from 'node:fs'
import { BRAND_CODES, brandStyleSheet } from '@portal/brand'
import { describe, expect, test } from 'vitest'
import { contrast } from './contrast'

type Tokens = Record<string, string>

const neutral = readFileSync(new URL('./colours.css', import.meta.url), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '')
const sheets = [neutral, brandStyleSheet()]
const theme = (at: number) => sheets.map((css) => css.split('@media')[at] ?? '').join('\n')
const [day, night] = [theme(0), theme(1)]

/** Tokens of a brand in one theme: the common ones, then the brand's own. */
function tokensOf(theme: string, brand: string): Tokens {
  const blocks = [...theme.matchAll(/:root([^{]*)\{([^{}]*)\}/g)]
  const own = blocks.filter(([, selector = '']) => !selector.includes('data-brand') || selector.includes(`'${brand}'`))
  return Object.assign({}, ...own.map(([, , body = '']) => declarations(body)))
}

function declarations(body: string): Tokens {
  return Object.fromEntries([...body.matchAll(/--color-([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]))
}

const TEXT_PAIRS = [
  ...['ground', 'surface', 'sunken'].flatMap((ground) => [`text ${ground}`, `text-muted ${ground}`]),
  ...['ground', 'surface'].flatMap((ground) => [`link ${ground}`, `danger-text ${ground}`]),
  'on-brand brand',
  'on-brand brand-hover',
  'brand-soft-text brand-soft',
  'on-danger danger',
  'on-danger danger-hover',
  'ground text',
  ...['success', 'info', 'warning', 'danger'].map((kind) => `${kind}-text ${kind}-soft`),
]

const PART_PAIRS = [
  ...['border-strong', 'brand', 'focus', 'danger', 'success', 'info', 'warning'].flatMap((part) => [
    `${part} ground`,
    `${part} surface`,
  ]),
  'brand brand-soft',
]

describe.each([
  ['day', day],
  ['after hours', night],
])('contrast in the theme %s', (_, theme) => {
  test.each(BRAND_CODES)('%s: text has at least 4.5, parts of controls at least 3', (brand) => {
    const tokens = tokensOf(theme, brand)
    const below = (pairs: string[], least: number) =>
      pairs.filter((pair) => {
        const [front = '', back = ''] = pair.split(' ')
        return !(contrast(tokens[front] ?? '', tokens[back] ?? '') >= least)
      })
    expect(below(TEXT_PAIRS, 4.5)).toEqual([])
    expect(below(PART_PAIRS, 3)).toEqual([])
  })
})

test('colours are hex or rgb(), which html2canvas can read', () => {
  const values = [...sheets.join('').matchAll(/--color-[\w-]+:\s*([^;]+);/g)].map(([, value]) => value)
  expect(values.filter((value) => !/^(#[0-9a-f]{6}|rgb\([\d\s./%]+\))$/.test(value ?? ''))).toEqual([])
})

test('contrast: black on white is 21, equal colours 1, #767676 on white 4.54 (WCAG)', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#123456', '#123456')).toBe(1)
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
})
