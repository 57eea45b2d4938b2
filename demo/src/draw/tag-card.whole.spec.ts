import { BRAND_CODES } from '@portal/brand'
import { describe, expect, test } from 'vitest'
import { outlined } from './outlined'
import { tagCard } from './tag-card'

describe('the letters of a tag card', () => {
  test.each(BRAND_CODES)('are outlines on every card of %s: no computer sets them in another font', (code) => {
    const cards = (['private', 'communal', 'hold'] as const).map((kind) => tagCard(code, kind))
    expect(cards.filter((svg) => svg.includes('<text'))).toEqual([])
    expect(cards.every((svg) => svg.split('<path').length > 100)).toBe(true)
  })

  test('stand around their place: D is 630 wide and L 510, of 1000', () => {
    const middle = outlined('DL', 100, 7, 500, '#000', { weight: 'strong' })
    expect(middle).toContain('translate(-185 7) scale(0.5)')
    expect(middle).toContain('translate(630)')
    const start = outlined('DL', 100, 7, 500, '#000', { weight: 'strong', anchor: 'start', spacing: 3 })
    expect(start).toContain('translate(100 7) scale(0.5)')
    expect(start).toContain('translate(636)')
  })

  test('without an outline are text, not gaps', () => {
    expect(outlined('Żółw', 0, 0, 10, '#000')).toContain('<text')
  })
})
