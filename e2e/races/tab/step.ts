import type { VetPractice } from '@portal/domain'
import type { WizardState } from '../../../mf-wizards/src/testing/headless'
import type { Author, Journal } from '../oracle/journal'
import type { Parts } from './parts'

/** One step of an open wizard, as its page works it. */
export interface Step {
  /** Tells the journal what the user has before them. */
  show(): void
  /** The forward button; whether the wizard goes on. */
  forward(): Promise<boolean>
  /** The step goes away. */
  leave(): void
}

/** What a step is given by its wizard. */
export interface StepMeans {
  readonly tab: string
  readonly practice: VetPractice
  readonly parts: Parts
  readonly journal: Journal
  /** As it is now. */
  state(): WizardState
  /** Who decides what is typed, about what. */
  who(): Author
  /** A failure is said; one of the connection is sent again by itself. */
  failed(isSentByItself: boolean, error: unknown): void
}
