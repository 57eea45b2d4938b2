import { createContext, useContext, useEffect } from 'react'

/** Submits the step; `false` stays on it, a rejection is a fault that the wizard shows. */
export type StepSubmit = () => boolean | Promise<boolean>

interface WizardLink {
  register: (submit: StepSubmit) => () => void
  forward: () => Promise<void>
  /** Disables the forward button with a reason; undefined enables it. */
  block: (reason: string | undefined) => void
  /** Sets an action required before the forward button; undefined removes it. */
  putFirst: (first: StepFirst | undefined) => void
}

/** An action required before the step's submit, with its own button. */
export interface StepFirst {
  readonly label: string
  readonly run: () => void
  /** Why the forward button is disabled meanwhile. */
  readonly reason: string
}

export const WizardContext = createContext<WizardLink | undefined>(undefined)

/** Connects the step's submit to the wizard's forward button; no effect outside a wizard. */
export function useStepSubmit(submit: StepSubmit | undefined) {
  const wizard = useContext(WizardContext)
  useEffect(() => (submit ? wizard?.register(submit) : undefined))
}

/** Disables the forward button while there is a reason. */
export function useStepBlock(reason: string | undefined) {
  const block = useContext(WizardContext)?.block
  useEffect(() => {
    block?.(reason)
    return () => block?.(undefined)
  }, [block, reason])
}

/** The action of the forward button, for a step that submits itself (Enter in a form). */
export function useWizardForward(): (() => Promise<void>) | undefined {
  return useContext(WizardContext)?.forward
}

/** Focuses the forward button, to skip a step's long content by keyboard. */
export function focusForward(): void {
  const buttons = document.querySelectorAll<HTMLElement>('[data-wizard-bar] button')
  buttons[buttons.length - 1]?.focus()
}
