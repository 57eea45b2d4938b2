import type { PlaqueConfigEntry } from '@portal/domain/plaque'
import { editorSteps } from '../edit/editor-step'
import type { EditorStep } from '../edit/editor-step'
import type { EngravingScreen } from '../line/line-address'

/** The editor's steps as screens of the approval [ENG-16]. */
export const SCREEN_OF: Readonly<Record<EditorStep, EngravingScreen>> = {
  icon: 'engraving-options',
  text: 'customise-text',
  image: 'image-options',
  approval: 'final-approval',
}

/** Names of the screens in the list of steps. */
export const SCREEN_NAMES: Readonly<Record<EditorStep, string>> = {
  text: 'Words',
  icon: 'Icon',
  image: 'Photo',
  approval: 'Approval',
}

/** Headings of the screens; the image screen has the specified one [ENG-11]. */
export const SECTION_OF: Readonly<Record<EditorStep, string>> = {
  text: 'Words',
  icon: 'Engraving options',
  image: 'Customise Text',
  approval: 'Final approval',
}

/** The step to show instead of one that this plaque lacks; null when it has it [ENG-17, ENG-18]. */
export function stepInstead(entry: PlaqueConfigEntry, step: EditorStep): EditorStep | null {
  if (editorSteps(entry).includes(step)) return null
  return step === 'icon' ? 'text' : 'approval'
}

/** The step after this one; null after the last. */
export const stepAfter = (entry: PlaqueConfigEntry, step: EditorStep) => neighbour(entry, step, 1)

/** Target of Previous; null before the first step. The image leads to the icon when the plaque has one [ENG-13, OPEN-66]. */
export const stepBefore = (entry: PlaqueConfigEntry, step: EditorStep) => neighbour(entry, step, -1)

function neighbour(entry: PlaqueConfigEntry, step: EditorStep, distance: number): EditorStep | null {
  const steps = editorSteps(entry)
  return steps[steps.indexOf(step) + distance] ?? null
}
