import { hasDimensions, hasPhoto } from '@portal/domain/plaque'
import type { PlaqueConfigEntry } from '@portal/domain/plaque'
import type { Engraving } from '@portal/domain'
import type { Outlines, PlaqueLayout } from '@portal/plaque'
import type { Clinic } from '../contact/clinic'
import type { Design } from './design'
import type { DesignChange } from './design-store'

/** Titles of the editor's steps [CAT-23]. */
export const STEP_TITLES = {
  text: 'Customise Text',
  icon: 'Icon Selection',
  image: 'Image Options',
  approval: 'Approval',
} as const
export type EditorStep = keyof typeof STEP_TITLES

type Entry = Pick<PlaqueConfigEntry, 'Dimensions' | 'PhotoSize'>

const only = (entry: Entry) => (step: EditorStep) =>
  (step !== 'icon' || hasDimensions(entry)) && (step !== 'image' || hasPhoto(entry))

/** The steps of this plaque, in one order for the product's dialog and the approval [CAT-23, CAT-26, ENG-17, ENG-18, OPEN-66]. */
export const editorSteps = (entry: Entry): EditorStep[] =>
  (['text', 'icon', 'image', 'approval'] as const).filter(only(entry))

export interface StepButton {
  readonly label: string
  readonly onClick: () => void
}

export interface LayoutState {
  /** Null while a font is loading, and when it failed. */
  readonly layout: PlaqueLayout | null
  /** The fonts loaded so far. */
  readonly outlines: Outlines
  readonly hasFailed: boolean
  readonly retry: () => void
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
