import { createContext, useContext, useEffect } from 'react'

/** Does the step's work; `false` keeps the wizard on it, a rejection is a fault that the wizard shows. */
export type StepSubmit = () => boolean | Promise<boolean>

interface WizardLink {
  register: (submit: StepSubmit) => () => void
  forward: () => Promise<void>
}

export const WizardContext = createContext<WizardLink | undefined>(undefined)

/** Hands the step's submit to the wizard's forward button; outside a wizard it does nothing. */
export function useStepSubmit(submit: StepSubmit | undefined) {
  const wizard = useContext(WizardContext)
  useEffect(() => (submit ? wizard?.register(submit) : undefined))
}

/** What the forward button does, for a step that goes on by itself (Enter in a form). */
export function useWizardForward(): (() => Promise<void>) | undefined {
  return useContext(WizardContext)?.forward
}
