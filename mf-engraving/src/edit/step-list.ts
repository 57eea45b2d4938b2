import { hasDimensions, hasPhoto } from '@portal/domain/plaque'
import type { PlaqueConfigEntry } from '@portal/domain/plaque'

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
