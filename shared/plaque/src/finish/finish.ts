import { isGlazed } from '@portal/domain/plaque'

/** Colours of the metal or glaze, and of the engraving. */
export interface Finish {
  /** Light part of the gradient, and the surface. */
  readonly shine: string
  readonly surface: string
  readonly edge: string
  readonly ink: string
  /** Darkest and lightest tone of a photo; null when it is in colour (porcelain). */
  readonly tones: readonly [dark: string, light: string] | null
}

type Colours = Omit<Finish, 'tones'>

const SILVER: Colours = { shine: '#e9eaeb', surface: '#c9ccce', edge: '#9a9ea1', ink: '#33373a' }
const BRASS: Colours = { shine: '#e6cc8c', surface: '#c7a255', edge: '#98773a', ink: '#3a2a0f' }
const COPPER: Colours = { shine: '#dfae8c', surface: '#b97b57', edge: '#8a573a', ink: '#33190c' }
const ROSE: Colours = { shine: '#f0d3c6', surface: '#d8ad9b', edge: '#ab7d6b', ink: '#44261c' }
/** Dark metal: the laser removes the coating, so the engraving is light. */
const GRAPHITE: Colours = { shine: '#50545a', surface: '#36393d', edge: '#1f2124', ink: '#ece9e2' }
const PORCELAIN: Colours = { shine: '#ffffff', surface: '#f7f5f0', edge: '#d3cfc6', ink: '#2d2a28' }

/** By the entry's Color; "Rose Gold" before gold. */
const METALS: readonly (readonly [name: RegExp, colours: Colours])[] = [
  [/rose/i, ROSE],
  [/graphite|black|charcoal|slate/i, GRAPHITE],
  [/brass|gold/i, BRASS],
  [/copper|bronze/i, COPPER],
]

/** Finish of a plaque's colour; an unknown colour is silver. Independent of the page's theme. */
export function finishOf(color: string): Finish {
  if (isGlazed({ Color: color })) return { ...PORCELAIN, tones: null }
  const metal = METALS.find(([name]) => name.test(color))?.[1] ?? SILVER
  const isDark = metal === GRAPHITE
  return { ...metal, tones: isDark ? [metal.surface, metal.ink] : [metal.ink, metal.shine] }
}
