import type { ComponentType } from 'react'
import { Approval } from './Approval'
import { CustomiseText } from './CustomiseText'
import { IconSelection } from './IconSelection'
import { ImageOptions } from './ImageOptions'
import type { EditorStep, StepProps } from './editor-step'

/** The same steps for the product's dialog and the approval [OPEN-66]. */
export const STEPS: Readonly<Record<EditorStep, ComponentType<StepProps>>> = {
  text: CustomiseText,
  icon: IconSelection,
  image: ImageOptions,
  approval: Approval,
}
