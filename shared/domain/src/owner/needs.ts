import { SERVICE_TYPE, sameServiceType } from '../service-type/rules'
import type { WizardKind } from '../wizard-kind/rules'

/** What is done with an owner besides their approving a plaque. */
export interface OwnerNeeds {
  /** We call or write to them to arrange the cremation. */
  readonly isContacted: boolean
  /** The ashes come back to them, not to the practice. */
  readonly isSentTo: boolean
}

/** Referral and vet_unity practices leave the owner to us; of a referral we also arrange everything with them [OPEN-354]. */
export function ownerNeeds(kind: WizardKind | null, serviceType: string | null | undefined): OwnerNeeds {
  const isOurs = kind === 'referral' || kind === 'vetunity-private'
  return {
    isContacted: kind === 'referral',
    isSentTo: isOurs && sameServiceType(serviceType, SERVICE_TYPE.privateReturn),
  }
}
