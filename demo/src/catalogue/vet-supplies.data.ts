import type { CatalogueItem } from './item'

const supply = (
  id: string, name: string, price: CatalogueItem['price'], kg: number, description: string,
): CatalogueItem => ({ id, name, category: 'vetSupplies', price, kg, description })

export const VET_SUPPLIES: readonly CatalogueItem[] = [
  supply('care-bag-small', 'Care Bags, Small (50)', [48, 48], 1.5, 'Opaque care bags for pets under 10 kg, in a roll of fifty.'),
  supply('care-bag-medium', 'Care Bags, Medium (50)', [62, 62], 2.4, 'Opaque care bags for pets of 10 to under 30 kg, in a roll of fifty.'),
  supply('care-bag-large', 'Care Bags, Large (25)', [66, 66], 3.2, 'Reinforced care bags for pets of 30 kg and over, in a roll of twenty-five.'),
  supply('tag-pack', 'Identification Tags (100)', [38, 38], 0.8, 'Private, communal and hold tags with ties, numbered in sequence.'),
  supply('transfer-carrier', 'Transfer Carrier', [124, 124], 4.5, 'A washable carrier with four handles for moving larger pets with two people.'),
  supply('family-leaflets', 'Family Leaflets (50)', [0, 0], 1.2, 'Leaflets for families: how a cremation proceeds, and where to find someone to talk to. Free of charge.'),
]
