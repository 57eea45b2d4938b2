import { newLine } from '@portal/domain'
import { expect, test } from 'vitest'
import type { OrderLine } from '@portal/domain'
import { amountText, lineDetails } from './order-text'

test('an amount has two decimals, also 0; an unset one is to be confirmed [DOM-49, OPEN-58]', () => {
  expect([1234.5, 0, 'toBeConfirmed' as const].map(amountText)).toEqual(['$1,234.50', '$0.00', 'To be confirmed'])
})

const urn: OrderLine = {
  kind: 'item',
  key: 'l1',
  name: 'Brass Urn',
  quantity: 1,
  unitPrice: 120,
  amount: 120,
  options: [
    { id: 'o1', name: 'Large', group: 'Size', engravingText: null },
    { id: 'o2', name: 'Brass', group: '', engravingText: 'Best\ndog' },
  ],
  engravingText: 'Bella',
  isBlank: false,
  contents: [],
  line: null,
}

test("lists choices with their dropdowns and engraving, then the item's engraving", () => {
  const texts = (line: OrderLine) => lineDetails(line).map(({ text }) => text)
  expect(texts(urn)).toEqual(['Size: Large', 'Brass', 'Engraving: Best\ndog', 'Engraving: Bella'])
  expect(texts({ ...urn, options: [], engravingText: '', isBlank: true })).toEqual(['No engraving'])
  expect(texts({ ...urn, options: [], engravingText: '' })).toEqual([])
})

test("lists a package's contents below it, each with its own choices", () => {
  const [size] = urn.options
  const contents = [
    { id: 'box', name: 'Pine Box', group: '', engravingText: null, options: size ? [size] : [], isBlank: true },
    { id: 'print', name: 'Ink Paw Print', group: '', engravingText: null, options: [], isBlank: false },
  ]
  expect(lineDetails({ ...urn, options: [], engravingText: null, contents })).toEqual([
    { text: 'Pine Box' },
    { text: 'Size: Large', isOfContent: true },
    { text: 'No engraving', isOfContent: true },
    { text: 'Ink Paw Print' },
  ])
})

test.each([
  ['missing', ['Engraving: Bella\nRun free', 'Artwork not finished']],
  ['waiting', ['Engraving: Bella\nRun free']],
] as const)(
  "a plaque in a package has its own line's engraving, and says when it is %s [OPEN-155, OPEN-157]",
  (state, texts) => {
    const content = { id: 'plaque', name: 'Plaque', group: '', engravingText: 'As before', options: [], isBlank: true }
    const artwork = { state, approvedBy: null, approvedAs: null, approvedAt: null, note: '' }
    const plaque = { ...newLine({ id: 'plaque', name: 'Plaque' }, ''), engravingText: 'Bella\nRun free', artwork }
    const details = lineDetails({ ...urn, options: [], engravingText: null, contents: [content] }, [plaque])
    expect(details).toEqual([{ text: 'Plaque' }, ...texts.map((text) => ({ text, isOfContent: true }))])
  },
)
