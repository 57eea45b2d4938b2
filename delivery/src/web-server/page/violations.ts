import type { RemoteEntry } from '@portal/federation/host'
import * as v from 'valibot'
import { SHELL } from '../../releases/documents/names'

/** Limit of a report. It is large because a browser repeats the whole policy. */
export const MAX_REPORT_BYTES = 16 * 1024

const text = v.optional(v.string(), '')
/** A report of `report-uri`. Some browsers use the older field, with the directive's sources in it. */
const ReportSchema = v.object({
  'csp-report': v.object({
    'effective-directive': text,
    'violated-directive': text,
    'source-file': text,
    'blocked-uri': text,
  }),
})

type Remotes = readonly Pick<RemoteEntry, 'name' | 'base'>[]

/**
 * Counts reported violations by remote and directive; the remote owns the script or the refused file. Nothing else of a
 * report is stored or logged: anybody may send one, with any content.
 */
export function createViolationCounter(directives: readonly string[]) {
  const counts = new Map<string, number>()
  return {
    /** Numbers of violations by owner and directive, such as `mf-x connect-src`. */
    read: (): Readonly<Record<string, number>> => Object.fromEntries([...counts].toSorted()),
    /** Counts a report; returns false when the body is not one. */
    count: (body: unknown, remotes: Remotes): boolean => {
      const found = v.safeParse(ReportSchema, body)
      if (!found.success) return false
      const report = found.output['csp-report']
      const [directive = ''] = (report['effective-directive'] || report['violated-directive']).split(' ')
      const owner = findOwner(report['source-file'], remotes) ?? findOwner(report['blocked-uri'], remotes) ?? 'page'
      const key = `${owner} ${directives.includes(directive) ? directive : 'other'}`
      counts.set(key, (counts.get(key) ?? 0) + 1)
      return true
    },
  }
}

/** The package of a file's address; null when no served package has it. */
function findOwner(address: string, remotes: Remotes): string | null {
  const path = /^https?:\/\/[^/]+(\/.*)$/.exec(address)?.[1] ?? ''
  if (path.startsWith('/shell/')) return SHELL
  return remotes.find(({ base }) => path.startsWith(base) || address.startsWith(base))?.name ?? null
}
