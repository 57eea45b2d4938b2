import type { Registry } from '../../shared/federation/src/registry/schema'
import { listText } from '../contract/seam-lists'

export const COMMON_DOMAIN = 'shell/src/seam/common/domain.ts'

/** Its pages are where staff start: they load the common part of the domain in place of the whole. */
const FIRST_REMOTE = 'mf-bookings'

/** The common part of the domain: exactly the names that the build of the first remote uses. */
export function commonDomainText({ remotes }: Pick<Registry, 'remotes'>): string {
  const names = remotes[FIRST_REMOTE]?.uses?.shared['@portal/domain'] ?? []
  const comment = `Written by \`npx tsx scripts/check-budgets.ts --write\`: the names that the build of ${FIRST_REMOTE} uses.`
  return listText('@portal/domain', names, comment)
}
