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

/** Steps in the product's dialog, after Description [CAT-23, CAT-26, OPEN-66]. */
export const modalSteps = (entry: Entry): EditorStep[] =>
  (['text', 'icon', 'image', 'approval'] as const).filter(only(entry))

/** Steps before an approval [ENG-17, ENG-18, OPEN-66]. */
export const approvalSteps = (entry: Entry): EditorStep[] =>
  (['icon', 'text', 'image', 'approval'] as const).filter(only(entry))
