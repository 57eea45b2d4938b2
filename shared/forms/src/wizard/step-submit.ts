import { createContext, useContext, useEffect } from 'react'

/** Does the step's work; `false` keeps the wizard on it, a rejection is a fault that the wizard shows. */
export type StepSubmit = () => boolean | Promise<boolean>

interface WizardLink {
  register: (submit: StepSubmit) => () => void
  forward: () => Promise<void>
  /** Why the forward button cannot be used now; undefined frees it. */
  block: (reason: string | undefined) => void
  /** What comes before the forward button may be pressed; undefined frees it. */
  putFirst: (first: StepFirst | undefined) => void
}

/** What comes before the step's submit may be pressed, in a button of its own beside it. */
export interface StepFirst {
  readonly label: string
  readonly run: () => void
  /** Why the forward button cannot be used meanwhile. */
  readonly reason: string
}

export const WizardContext = createContext<WizardLink | undefined>(undefined)

/** Hands the step's submit to the wizard's forward button; outside a wizard it does nothing. */
export function useStepSubmit(submit: StepSubmit | undefined) {
  const wizard = useContext(WizardContext)
  useEffect(() => (submit ? wizard?.register(submit) : undefined))
}

/** Keeps the forward button from being used while there is a reason to. */
export function useStepBlock(reason: string | undefined) {
  const block = useContext(WizardContext)?.block
  useEffect(() => {
    block?.(reason)
    return () => block?.(undefined)
  }, [block, reason])
}

/** What the forward button does, for a step that goes on by itself (Enter in a form). */
export function useWizardForward(): (() => Promise<void>) | undefined {
  return useContext(WizardContext)?.forward
}

/** Gives the forward button the focus: for a step whose content is long to walk through by keyboard. */
export function focusForward(): void {
  const buttons = document.querySelectorAll<HTMLElement>('[data-wizard-bar] button')
  buttons[buttons.length - 1]?.focus()
}
