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

/** What every step of the editor is given, in the modal as on the way to an approval. */
export interface StepProps {
  readonly entry: PlaqueConfigEntry
  readonly petName: string
  /** Whom to call besides Client Care; in the product's dialog the clinic is who reads. */
  readonly clinic?: Clinic | undefined
  /** The clinic's clock; in the product's dialog it is the page's. */
  readonly timeZone?: Engraving['timeZone']
  /** In the place of the step's own title. */
  readonly heading?: string
  /** 3 unless told: in the dialog it stands below the dialog's own. */
  readonly headingLevel?: 2 | 3
  readonly design: Design
  readonly layout: LayoutState
  readonly merge: (change: DesignChange) => void
  /** None of a first step that leads nowhere back. */
  readonly back: StepButton | null
  /** Called once what the step asks for is there. */
  readonly next: StepButton
  /** To the field of another step, by its id. */
  readonly onGoTo: (step: EditorStep, fieldId: string) => void
  /** What is being saved, in words. */
  readonly saving?: string | null | undefined
  readonly failure?: string | null
}

/** Ids of the fields that checks lead to. */
export const FIELD_IDS = {
  petName: 'plaque-petName',
  primaryText: 'plaque-primaryText',
  secondaryText: 'plaque-secondaryText',
  photo: 'plaque-photo',
} as const
