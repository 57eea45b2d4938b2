import { FREE } from './item'
import type { CatalogueItem } from './item'

export const MEMORIALS: readonly CatalogueItem[] = [
  {
    id: 'memorial-candle', name: 'Memorial Candle', category: 'memorialisation', price: [34, 24], kg: 0.5,
    description: 'A pillar candle of soy wax with a paw on a linen band. Burns for about sixty hours.',
  },
  {
    id: 'glass-candle', name: 'Candle in Glass', category: 'memorialisation', price: [38, 28], kg: 0.6,
    description: 'An unscented candle in a frosted glass. The glass can be refilled.',
  },
  {
    id: 'garden-lantern', name: 'Garden Lantern', category: 'memorialisation', price: [86, 66], kg: 1.8,
    description: 'A weatherproof lantern with a small solar light, for a quiet place in the garden.',
  },
  {
    id: 'river-stone', name: 'Engraved River Stone', category: 'memorialisation', price: [92, 71], kg: 2.4,
    description: 'A river stone with the name cut into it. One line.', engraving: { lines: 1, characters: 14, type: 'hand' },
  },
  {
    id: 'slate-garden-plaque', name: 'Slate Garden Plaque', category: 'memorialisation', price: [104, 81], kg: 1.9,
    description: 'A slate with a natural edge, engraved with up to three lines.', engraving: { lines: 3, characters: 22, type: 'laser' },
  },
  {
    id: 'granite-marker', name: 'Granite Marker', category: 'memorialisation', price: [186, 145], kg: 5.2,
    description: 'Polished granite on a small base, engraved with up to four lines. Made for outdoors.', engraving: { lines: 4, characters: 24, type: 'laser' },
    options: [{
      label: 'Base',
      values: [
        { key: 'flat', name: 'Lies flat', price: FREE },
        { key: 'stand', name: 'Upright base', price: [35, 28] },
      ],
    }],
  },
  {
    id: 'stone-seat', name: 'Little Stone Seat', category: 'memorialisation', price: [148, 115], kg: 8,
    description: 'A small seat of cast stone for a bird, a pot of flowers or a visitor\'s cup of tea.', notStocked: true,
  },
  {
    id: 'wind-chime', name: 'Wind Chime', category: 'memorialisation', price: [72, 55], kg: 0.7,
    description: 'Five tuned tubes with a low, soft voice. The sail can carry a name.', engraving: { lines: 1, characters: 12, type: 'laser' },
  },
  {
    id: 'bronze-garden-stake', name: 'Bronze Garden Stake', category: 'memorialisation', price: [64, 49], kg: 0.4,
    description: 'A bronze leaf on a stem, to stand beside a plant that was chosen together.',
  },
  {
    id: 'glass-paperweight', name: 'Glass Paperweight', category: 'memorialisation', holdsAshes: true, price: [158, 123], kg: 0.6,
    description: 'Hand-blown glass with a swirl that holds a little of the ashes.',
  },
  {
    id: 'crystal-portrait', name: 'Crystal Portrait', category: 'memorialisation', price: [198, 155], kg: 0.9,
    description: 'A photograph drawn by light into clear crystal.', soldOut: ['WA LWD'],
  },
  {
    id: 'canvas-portrait', name: 'Canvas Portrait', category: 'memorialisation', price: [132, 103], kg: 1.1,
    description: 'A portrait painted from a photograph and printed on canvas, 30 by 40 cm.',
  },
  {
    id: 'wildflower-card', name: 'Wildflower Seed Card', category: 'memorialisation', price: [12, 8], kg: 0.02,
    description: 'A card of seed paper with native everlastings. Plant it, water it, and wait a few weeks.', untracked: true,
  },
  {
    id: 'remembrance-star', name: 'Remembrance Star', category: 'memorialisation', price: [32, 24], kg: 0.1,
    description: 'A hanging star of brushed brass with a name, for a window or a tree.', engraving: { lines: 1, characters: 12, type: 'laser' },
  },
  {
    id: 'remembrance-book', name: 'Remembrance Book', category: 'memorialisation', price: [44, 33], kg: 0.5,
    description: 'A linen-bound book with room for photographs, letters and small stories.',
  },
  {
    id: 'memory-box', name: 'Memory Box', category: 'memorialisation', price: [96, 74], kg: 1.3,
    description: 'A timber box for the collar, a favourite toy and everything that does not fit an album.',
  },
  {
    id: 'comfort-bear', name: 'Comfort Bear', category: 'memorialisation', price: [49, 37], kg: 0.3,
    description: 'A soft bear with a pouch for a tag or a clipping of fur. Made for children and not only for them.',
  },
]
