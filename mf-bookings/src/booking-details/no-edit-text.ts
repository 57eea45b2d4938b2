import type { NoEditReason } from '@portal/domain'

/** Why Edit is missing, and who to call about a change [BKG-48, OPEN-23, OPEN-40]. */
export function noEditText(
  reason: Exclude<NoEditReason, 'discarded' | 'cancelled'>,
  serviceType: string,
  care: string,
): string {
  const why: Record<typeof reason, string> = {
    noWizard: `A ${serviceType.toLowerCase() || 'booking of this kind'} cannot be changed here once it is made.`,
    final: 'It can no longer be changed here, because the cremation is confirmed.',
    stage: 'At this stage it can no longer be changed here.',
  }
  return `${why[reason]} To change something, call ${care}.`
}
