import { SERVICE_TYPE, sameServiceType } from '@portal/domain'
import type { WizardKind } from '@portal/domain'

/** Why we need an owner's details, apart from approving a plaque. */
export interface OwnerNeeds {
  /** We call or write to arrange the cremation. */
  readonly isContacted: boolean
  /** The ashes are returned to the owner instead of the practice. */
  readonly isSentTo: boolean
}

/**
 * Referral and vet_unity practices leave the owner to us. For a referral we also arrange everything with the owner
 * [OPEN-354].
 */
export function ownerNeeds(kind: WizardKind | null, serviceType: string | null | undefined): OwnerNeeds {
  const isOurs = kind === 'referral' || kind === 'vetunity-private'
  return {
    isContacted: kind === 'referral',
    isSentTo: isOurs && sameServiceType(serviceType, SERVICE_TYPE.privateReturn),
  }
}
