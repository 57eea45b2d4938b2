import type { VetPractice } from '@portal/domain'

/** A choice, and the version of the practice that has it. */
export interface Pricing {
  readonly version: number
  readonly option: string
}

/** A save of a choice that was made upon `base`; `now` is what the practice had after it. */
export type PricingSave = { readonly option: string; readonly base: Pricing } & (
  | { readonly state: 'saving' | 'failed' }
  | { readonly state: 'saved' | 'confirmed' | 'asked'; readonly now: Pricing }
)
export type SaveState = PricingSave['state']

export interface ShownPricing {
  readonly chosen: string
  readonly state?: SaveState
  /** Somebody else's choice that stands against mine [OPEN-87]. */
  readonly theirs?: Pricing
}

export const pricingOf = ({ version, cstm }: VetPractice): Pricing => ({
  version: version ?? 1,
  option: cstm.pricing_information_c ?? '',
})

export const laterPricing = (one: Pricing, other: Pricing): Pricing => (other.version > one.version ? other : one)

/** What is shown of a save and of what was read of the practice. */
export function shownPricing(save: PricingSave | undefined, read: Pricing): ShownPricing {
  if (!save) return { chosen: read.option }
  if (!('now' in save)) return { chosen: save.state === 'saving' ? save.option : read.option, state: save.state }
  const now = laterPricing(read, save.now)
  if (now.option === save.option) return { chosen: now.option, state: save.state === 'asked' ? 'saved' : save.state }
  if (save.state === 'asked') return { chosen: save.option, state: 'asked', theirs: now }
  // Once it is saved, what somebody else chooses after it is followed.
  return { chosen: now.option }
}
