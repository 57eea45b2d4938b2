import { accessLevelLabel, canManagePractice } from '@portal/domain'
import { withoutLinks } from '@portal/domain/link-like'
import type { ContactRow } from '../db/schema/practice'
import { queueAccountEmail } from './account-email'
import type { AccountEmailContext } from './account-email'

/** Mails the other Vet Owners of the practice about a new one [OPEN-327]. */
export async function queueNewOwner(
  written: AccountEmailContext,
  team: readonly ContactRow[],
  member: ContactRow,
): Promise<void> {
  const name = withoutLinks(`${member.firstName} ${member.lastName}`)
  const role = accessLevelLabel(member.portalAccess)
  for (const other of team) {
    const isTold = other.id !== member.id && other.active && canManagePractice(other.portalAccess)
    if (!isTold || other.cognitoUsername === null) continue
    await queueAccountEmail(written, other.cognitoUsername, ({ portalName, when, reset }) => ({
      subject: `${name} is now a ${role} in the ${portalName}`,
      paragraphs: [
        `${name} (${member.email}) became a ${role} of your practice in the ${portalName} ${when}. A ${role} manages prices and the team.`,
        `Do you know of it? Then there is nothing to do.\nDo you not? Deactivate ${name} under Manage Practice, then choose another password: ${reset}`,
      ],
    }))
  }
}
