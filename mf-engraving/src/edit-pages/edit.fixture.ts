import type { PlaqueConfigEntry } from '@portal/domain/plaque'
import { portrait } from '../edit/editor.fixture'

/** The silver plaque of the demo data, with changes. */
export const entryOf = (change: Partial<PlaqueConfigEntry>): PlaqueConfigEntry => ({ ...portrait, ...change })
