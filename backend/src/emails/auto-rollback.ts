import { formatClock, formatCount, formatLongDate } from '@portal/domain'
import type { AutoRollback } from '@portal/api-client/contract/operator'
import type { AutoRollbackReason } from '@portal/domain-bundled/auto-rollback'
import type { Message } from '../services/mail'

const WHY: Record<AutoRollbackReason, string> = {
  errors: 'More of its loads had a fault than of those of the stable version.',
  slow: 'It took longer to load than the stable version.',
}

/**
 * The e-mail to the owner of a remote whose canary was rolled back: the version, time and reason, the version served
 * now, and what to do.
 */
export function autoRollbackEmail(facts: AutoRollback, now: Date): Message {
  const { channel, step, remote, version, back_to: backTo, percent, owner, why, canary, stable } = facts
  const served = backTo === null ? `No version of ${remote} is served now.` : `Everybody is served ${backTo} now.`
  return {
    to: owner.email,
    subject: `${remote} ${version} was rolled back`,
    text: [
      `Dear ${owner.team},`,
      `${remote} ${version} was rolled back from the channel ${channel} on ${momentOf(now)}, by step ${step}. It was served to ${percent} % of the users.`,
      `${WHY[why]}\n${version}: ${fared(canary)}\nThe stable version: ${fared(stable)}`,
      served,
      `What was moved: pnpm portal history ${remote}\nOnce it is mended, publish it as a new version.`,
    ].join('\n\n'),
  }
}

const momentOf = (moment: Date) => `${formatLongDate(moment, 'UTC')} at ${formatClock(moment, 'UTC')} UTC`

function fared({ loads, share, p75_ms: ms }: AutoRollback['canary']): string {
  const within = ms === null ? 'no load times' : `three of four there within ${formatCount(ms)} ms`
  return `${formatCount(loads)} loads, ${share} % with a fault, ${within}`
}
