import type { Engraving } from '@portal/domain'
import type { PlaqueConfigEntry } from '@portal/domain/plaque'
import type { Clinic } from '../contact/clinic'
import type { LayoutState } from './use-layout'
import type { Design } from './design'
import type { DesignChange } from './design-store'
import type { EditorStep } from './step-list'

export interface StepButton {
  readonly label: string
  readonly onClick: () => void
}

/** Props of every editor step, in the dialog and before an approval. */
export interface StepProps {
  readonly entry: PlaqueConfigEntry
  readonly petName: string
  /** Who to call besides Client Care; undefined in the product's dialog, which the clinic itself uses. */
  readonly clinic?: Clinic | undefined
  /** The clinic's time zone; in the product's dialog the page's. */
  readonly timeZone?: Engraving['timeZone']
  /** Replaces the step's own title. */
  readonly heading?: string
  /** Defaults to 3, below the dialog's own heading. */
  readonly headingLevel?: 2 | 3
  readonly design: Design
  readonly layout: LayoutState
  readonly merge: (change: DesignChange) => void
  /** Null in a first step without Previous. */
  readonly back: StepButton | null
  /** Called once the step's requirements are met. */
  readonly next: StepButton
  /** Goes to a field of another step, by its id. */
  readonly onGoTo: (step: EditorStep, fieldId: string) => void
  /** The part that is being saved, as text. */
  readonly saving?: string | null | undefined
  readonly failure?: string | null
}

/** Ids of the fields that hints link to. */
export const FIELD_IDS = {
  petName: 'plaque-petName',
  primaryText: 'plaque-primaryText',
  secondaryText: 'plaque-secondaryText',
  icon: 'plaque-icon',
  photo: 'plaque-photo',
} as const
