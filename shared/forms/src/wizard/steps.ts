import type { ComponentType } from 'react'

export interface StepProps<State> {
  state: State
}

/** A step of a wizard, as data. Steps don't know their neighbours. */
export interface WizardStep<State> {
  /** Address hash with its sign: `#owner-pet-details` [WIZ-17, WIZ-29]. */
  hash: string
  /** Short name in the breadcrumb. */
  name: string
  /** Follows 'Step N of M - '; a step without one shows only the numbers [WIZ-19]. */
  title?: string
  /** Whether this step is complete, so that later ones may open. */
  done: (state: State) => boolean
  Component: ComponentType<StepProps<State>>
}

type Steps<State> = readonly WizardStep<State>[]

/** Index of the first incomplete step; the last one when all are complete. */
export function firstUnfinished<State>(steps: Steps<State>, state: State): number {
  const index = steps.findIndex((step) => !step.done(state))
  return index === -1 ? steps.length - 1 : index
}

/**
 * Index of the step for a hash: the first without a hash [WIZ-18] or for an unknown one [OPEN-38], and never one after
 * the first incomplete [OPEN-39].
 */
export function stepFromHash<State>(steps: Steps<State>, hash: string, state: State): number {
  const requested = steps.findIndex((step) => step.hash === hash)
  return Math.min(Math.max(requested, 0), firstUnfinished(steps, state))
}

/** The next step, if any. */
export function nextStep<State>(steps: Steps<State>, index: number): WizardStep<State> | undefined {
  return steps[index + 1]
}

/** The previous step, if any. */
export function previousStep<State>(steps: Steps<State>, index: number): WizardStep<State> | undefined {
  return index > 0 ? steps[index - 1] : undefined
}

/** State of each step in the breadcrumb: earlier ones done, later ones closed [WIZ-20]. */
export function stepStatuses<State>(steps: Steps<State>, current: number) {
  return steps.map(({ name, hash }, index) => {
    const status = index === current ? 'current' : index < current ? 'done' : 'later'
    return { name, href: hash, status } as const
  })
}

/** 'Step 2 of 3 - Select Items', or without the title when the step has none [WIZ-19, OPEN-37]. */
export function stepHeading<State>(steps: Steps<State>, index: number): string {
  const title = steps[index]?.title
  const position = `Step ${index + 1} of ${steps.length}`
  return title ? `${position} - ${title}` : position
}
