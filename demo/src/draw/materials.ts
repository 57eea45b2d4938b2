import type { Glaze, Metal, Wood } from './picture'

export type Sheen = 'polished' | 'brushed' | 'enamel' | 'gloss' | 'satin' | 'matte'

export interface Material {
  base: string
  sheen: Sheen
  /** Trim: rings, lids, knobs. */
  trim: string
}

const METALS: Record<Metal, Material> = {
  pewter: { base: '#9b9ea3', sheen: 'brushed', trim: '#c9ccd0' },
  silver: { base: '#bfc3c8', sheen: 'polished', trim: '#e6e9ec' },
  brass: { base: '#c39a4f', sheen: 'polished', trim: '#e4c885' },
  gold: { base: '#d0a548', sheen: 'polished', trim: '#efd694' },
  copper: { base: '#b4704d', sheen: 'polished', trim: '#dda684' },
  bronze: { base: '#7d6247', sheen: 'brushed', trim: '#ad8f6d' },
  rose: { base: '#c99a91', sheen: 'satin', trim: '#e9cfc6' },
  slate: { base: '#5f7489', sheen: 'enamel', trim: '#c4cad0' },
  pearl: { base: '#e9e4dc', sheen: 'enamel', trim: '#c7cace' },
  midnight: { base: '#2c3a55', sheen: 'enamel', trim: '#b9bfc8' },
  graphite: { base: '#4b4e53', sheen: 'satin', trim: '#7d8187' },
  emerald: { base: '#2f5d50', sheen: 'enamel', trim: '#c3a566' },
  lilac: { base: '#a99bb9', sheen: 'satin', trim: '#e0dae6' },
}

const GLAZES: Record<Glaze, Material> = {
  snow: { base: '#ece8e1', sheen: 'gloss', trim: '#d9d3c8' },
  celadon: { base: '#b3c5b4', sheen: 'gloss', trim: '#9db29f' },
  oatmeal: { base: '#d3c4ab', sheen: 'matte', trim: '#a88965' },
  charcoal: { base: '#4a4746', sheen: 'matte', trim: '#a98a6a' },
  sand: { base: '#cfb896', sheen: 'matte', trim: '#b89b75' },
  terracotta: { base: '#b86f50', sheen: 'matte', trim: '#a15d41' },
  ocean: { base: '#5f8a9c', sheen: 'gloss', trim: '#35586b' },
  raku: { base: '#6e7f7c', sheen: 'gloss', trim: '#9c5f43' },
  sage: { base: '#9fab92', sheen: 'satin', trim: '#7f8d73' },
  indigo: { base: '#39486c', sheen: 'gloss', trim: '#d9c9ad' },
  blush: { base: '#e2c3b8', sheen: 'gloss', trim: '#cfa79a' },
  moss: { base: '#5c6b4b', sheen: 'gloss', trim: '#88976f' },
}

export interface Timber {
  base: string
  grain: string
  dark: string
}

export const TIMBERS: Record<Wood, Timber> = {
  oak: { base: '#d2b183', grain: '#b08c5c', dark: '#8f6d42' },
  jarrah: { base: '#8e4a35', grain: '#6d3323', dark: '#4a2118' },
  walnut: { base: '#6f4f38', grain: '#523724', dark: '#382416' },
  marri: { base: '#c99b66', grain: '#a3713f', dark: '#74471f' },
  tasoak: { base: '#c59d76', grain: '#a57a54', dark: '#7f5836' },
  sheoak: { base: '#a8664a', grain: '#82472f', dark: '#5b2e1d' },
  pine: { base: '#e3c896', grain: '#c8a468', dark: '#a07d45' },
  blackwood: { base: '#7e5a3e', grain: '#5e3f29', dark: '#422a1a' },
  white: { base: '#efebe3', grain: '#e0dad0', dark: '#c6beb1' },
  ebony: { base: '#3a3431', grain: '#2a2522', dark: '#1b1716' },
}

const isGlaze = (finish: Metal | Glaze): finish is Glaze => finish in GLAZES

export const materialOf = (finish: Metal | Glaze): Material => (isGlaze(finish) ? GLAZES[finish] : METALS[finish])
