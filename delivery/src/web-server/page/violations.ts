import type { RemoteEntry } from '@portal/federation/host'
import * as v from 'valibot'
import { SHELL } from '../../releases/documents/names'

/** A browser repeats the whole policy in its report. */
export const MAX_REPORT_BYTES = 16 * 1024

const text = v.optional(v.string(), '')
/** A report as `report-uri` sends it; some browsers name the directive with its sources, in the older field. */
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
 * Counts what browsers report, by the remote whose script did it or whose file was refused, and by directive. Nothing
 * else of a report is kept or logged: anybody may send one, with anything in it.
 */
export function openViolations(directives: readonly string[]) {
  const counts = new Map<string, number>()
  return {
    /** Numbers of refusals by whose they were and directive: `mf-x connect-src`. */
    counted: (): Readonly<Record<string, number>> => Object.fromEntries([...counts].toSorted()),
    /** Counts a report; false when it is none. */
    count: (body: unknown, remotes: Remotes): boolean => {
      const found = v.safeParse(ReportSchema, body)
      if (!found.success) return false
      const report = found.output['csp-report']
      const [directive = ''] = (report['effective-directive'] || report['violated-directive']).split(' ')
      const whose = ownerOf(report['source-file'], remotes) ?? ownerOf(report['blocked-uri'], remotes) ?? 'page'
      const key = `${whose} ${directives.includes(directive) ? directive : 'other'}`
      counts.set(key, (counts.get(key) ?? 0) + 1)
      return true
    },
  }
}

/** Whose file this is; null for nobody's. A remote that is not served counts for nobody. */
function ownerOf(address: string, remotes: Remotes): string | null {
  const path = /^https?:\/\/[^/]+(\/.*)$/.exec(address)?.[1] ?? ''
  if (path.startsWith('/shell/')) return SHELL
  return remotes.find(({ base }) => path.startsWith(base) || address.startsWith(base))?.name ?? null
}
