import type { Command } from 'commander'
import { sharePercent, spentOf, spentWords } from '../guard/error-budget'
import { METRICS_PATH, RemoteMetricsSchema, seenWords, type RemoteMetrics } from '../guard/remote-metrics'
import { checkName } from '../release/documents/names'
import { contextOf, type Context } from './context'
import { timesLines } from './counted'
import { portalUrlOption } from './portal-option'
import { teamAnswer } from './team-answer'
import { table } from './words'

/** Adds `portal metrics`. */
export function addMetrics(program: Command): void {
  program
    .command('metrics')
    .summary('what users have met with a remote: loads, failures, times')
    .description(
      'Shows what the pages of a portal have counted of each version of a remote in 30 days. For the holder of a key that may publish it; nobody else is told, and nothing in it is about a person.',
    )
    .argument('<name>', 'a remote')
    .addOption(portalUrlOption('the portal that is asked'))
    .action(metricsCommand)
}

/** `portal metrics` [OPEN-305] */
async function metricsCommand(name: string, { portal }: { readonly portal?: URL }, command: Command) {
  checkName(name)
  if (!portal) return command.error('error: name the portal by --portal or RELEASE_PORTAL', { exitCode: 2 })
  const context = contextOf(command)
  const metrics = await metricsOf(portal, name, context)
  context.print(metrics, metricsLines(metrics))
}

/** What a portal tells whoever gives this command of a remote. */
export const metricsOf = (portal: URL, name: string, caller: Pick<Context, 'authorization'>): Promise<RemoteMetrics> =>
  teamAnswer({ portal, path: `${METRICS_PATH}/${name}`, schema: RemoteMetricsSchema, what: 'what was counted' }, caller)

/** Each version as a row, what is spent of the error budget, what is not yet judged, and how fast its pages are. */
function metricsLines(metrics: RemoteMetrics): string[] {
  const { name, days, errorBudget, versions, times } = metrics
  if (versions.length === 0) return [`Nothing of ${name} is served, and nobody has loaded it in ${days} days.`]
  const rows = versions.map(({ version, share, loads, failed, faulty, p75_ms: p75 }) => [
    version,
    share ?? '–',
    String(loads),
    String(failed),
    loads === 0 ? '–' : `${faulty} (${sharePercent(faulty, loads)} %)`,
    p75 === null ? '–' : `${p75} ms`,
  ])
  const head = [
    'version',
    'for',
    `loads of ${days} days`,
    'did not come or crashed',
    'failed their user',
    'three of four within',
  ]
  const canary = versions.find(({ share }) => share?.endsWith('%'))
  return [
    ...table([head, ...rows]),
    ...(errorBudget === null ? [] : [budgetLine(metrics, errorBudget)]),
    ...(canary ? [`The canary ${canary.version}: ${seenWords(metrics, canary.version)}`] : []),
    '',
    ...timesLines(times),
  ]
}

function budgetLine({ name, versions }: RemoteMetrics, budget: number): string {
  const rows = versions.map(({ loads, failed }) => ({ remote: name, loads, failed, render: 0 }))
  return `Failed loads of all versions: ${spentWords(spentOf(rows, name, budget))}. Its error budget is ${budget} %.`
}
