import { FREE } from './item'
import type { CatalogueItem } from './item'

const initials: CatalogueItem['engraving'] = { lines: 1, characters: 12, type: 'laser' }

/** Prints, fur, jewellery and miniature urns. */
export const KEEPSAKES: readonly CatalogueItem[] = [
  {
    id: 'clay-paw-print', name: 'Clay Paw Print', category: 'keepsakes', price: [59, 44], kg: 0.3,
    description: 'A print of the paw pressed into white clay, dried slowly and sealed.',
    before: 'Press one front paw before cremation.', engraving: { lines: 2, characters: 14, type: 'hand' },
    options: [{
      label: 'Shape',
      values: [
        { key: 'round', name: 'Round', price: FREE },
        { key: 'heart', name: 'Heart', price: [8, 6] },
      ],
    }],
  },
  {
    id: 'terracotta-paw-print', name: 'Terracotta Paw Print', category: 'keepsakes', price: [62, 47], kg: 0.3,
    description: 'A print of the paw in warm terracotta with a hole for a ribbon.', before: 'Press one front paw before cremation.',
  },
  {
    id: 'ink-paw-print', name: 'Ink Paw Print Card', category: 'keepsakes', price: [29, 20], kg: 0.05,
    description: 'A paw print in archive ink on cotton paper, in a card that stands on its own.', before: 'Take two ink prints of one paw.',
  },
  {
    id: 'ink-nose-print', name: 'Ink Nose Print Card', category: 'keepsakes', price: [29, 20], kg: 0.05,
    description: 'A nose print in archive ink on cotton paper. As particular as a fingerprint.', before: 'Take two ink prints of the nose.',
  },
  {
    id: 'framed-paw-oak', name: 'Framed Paw Print, Oak', category: 'keepsakes', price: [89, 68], kg: 0.6,
    description: 'A paw print on cotton paper behind glass, in a frame of pale oak.', before: 'Take two ink prints of one paw.',
  },
  {
    id: 'framed-paw-photo', name: 'Framed Photograph, Ebony', category: 'keepsakes', price: [98, 76], kg: 0.7,
    description: 'A photograph sent in by the family, printed and framed in black timber.',
  },
  {
    id: 'framed-clay-walnut', name: 'Clay Print in Walnut Frame', category: 'keepsakes', price: [118, 92], kg: 0.9,
    description: 'A clay print of the paw set into a deep walnut frame, with the name on a brass strip.', engraving: initials, before: 'Press one front paw before cremation.',
  },
  {
    id: 'fur-vial', name: 'Fur in a Glass Vial', category: 'keepsakes', price: [39, 29], kg: 0.05,
    description: 'A clipping of fur in a small glass vial with a cork and a linen tie.', before: 'Take a small clipping of fur.',
  },
  {
    id: 'fur-locket', name: 'Fur Locket', category: 'keepsakes', price: [76, 58], kg: 0.03,
    description: 'A round locket with room for a few strands of fur and a tiny picture.', engraving: initials, before: 'Take a small clipping of fur.',
  },
  {
    id: 'fur-keepsake-box', name: 'Fur Keepsake Box', category: 'keepsakes', price: [48, 36], kg: 0.2,
    description: 'A small oak box for a clipping of fur and the collar tag.', before: 'Take a small clipping of fur.',
  },
  {
    id: 'heart-keepsake-pewter', name: 'Heart Keepsake, Pewter', category: 'keepsakes', holdsAshes: true, price: [69, 52], kg: 0.3, engraving: initials,
    description: 'A heart that fits the palm and holds a little of the ashes. Brushed pewter with a paw.',
  },
  {
    id: 'heart-keepsake-brass', name: 'Heart Keepsake, Brass', category: 'keepsakes', holdsAshes: true, price: [69, 52], kg: 0.3, engraving: initials,
    description: 'A heart that fits the palm and holds a little of the ashes. Polished brass.',
  },
  {
    id: 'heart-keepsake-slate', name: 'Heart Keepsake, Slate Blue', category: 'keepsakes', holdsAshes: true, price: [69, 52], kg: 0.3, soldOut: ['SA EDH', 'VIC EDH'],
    description: 'A heart that fits the palm and holds a little of the ashes. Slate blue enamel with a paw.',
  },
  {
    id: 'mini-urn', name: 'Miniature Urn', category: 'keepsakes', holdsAshes: true, price: [64, 48], kg: 0.2,
    description: 'A small urn of 7 cm, for a part of the ashes or for families in two homes.',
    options: [{
      label: 'Colour',
      values: [
        { key: 'rose', name: 'Dusty rose', price: FREE },
        { key: 'midnight', name: 'Midnight', price: FREE },
        { key: 'pearl', name: 'Pearl', price: FREE },
      ],
    }],
  },
  {
    id: 'mini-urn-trio', name: 'Three Miniature Urns', category: 'keepsakes', holdsAshes: true, price: [168, 130], kg: 0.6,
    description: 'Three small urns in one case, so that a family can share.',
  },
  {
    id: 'drop-pendant', name: 'Drop Pendant', category: 'keepsakes', holdsAshes: true, price: [128, 99], kg: 0.02,
    description: 'A silver drop on a fine chain that holds a trace of the ashes.',
  },
  {
    id: 'paw-pendant', name: 'Paw Pendant', category: 'keepsakes', holdsAshes: true, price: [135, 104], kg: 0.02,
    description: 'A small gold-plated paw on a fine chain that holds a trace of the ashes.',
  },
  {
    id: 'heart-pendant', name: 'Heart Pendant', category: 'keepsakes', holdsAshes: true, price: [135, 104], kg: 0.02, engraving: initials,
    description: 'A rose-gold heart on a fine chain that holds a trace of the ashes.',
  },
  {
    id: 'bar-pendant', name: 'Bar Pendant', category: 'keepsakes', price: [122, 94], kg: 0.02, engraving: initials,
    description: 'A plain graphite bar on a leather cord. The name can be engraved along it.',
  },
  {
    id: 'bead-bracelet', name: 'Bead Bracelet', category: 'keepsakes', holdsAshes: true, price: [109, 84], kg: 0.04,
    description: 'A bracelet of silver beads, one of which opens for a trace of the ashes.',
  },
  {
    id: 'heart-keyring', name: 'Heart Key Ring', category: 'keepsakes', holdsAshes: true, price: [58, 44], kg: 0.05, engraving: initials,
    description: 'A steel heart for the keys, with a hidden place for a trace of the ashes.',
  },
  {
    id: 'paw-pebble', name: 'Paw Pebble', category: 'keepsakes', price: [24, 17], kg: 0.1,
    description: 'A smooth river pebble with an engraved paw, to carry in a pocket.', untracked: true,
  },
]
