import type { PlaqueConfigEntry } from '@portal/domain/plaque'
import { portrait } from '../editor/editor.fixture'

/** The silver plaque of the demo world, or one that differs from it. */
export const entryOf = (change: Partial<PlaqueConfigEntry>): PlaqueConfigEntry => ({ ...portrait, ...change })
