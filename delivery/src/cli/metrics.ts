import type { Command } from 'commander'
import { messageOf } from '@portal/domain/unknown'
import * as v from 'valibot'
import { sharePercent, spentOf, spentWords } from '../guard/error-budget'
import { METRICS_PATH, RemoteMetricsSchema, seenWords, type RemoteMetrics } from '../guard/remote-metrics'
import { refusalIn } from '../release-api/answer'
import { signedCall } from '../release-api/signed-call'
import { readKey } from '../release/documents/key-file'
import { checkName } from '../release/documents/names'
import { Refusal } from '../release/documents/refusal'
import { contractOf } from '../sdk/asked-contract'
import { contextOf } from './context'
import { timesLines } from './counted'
import { portalUrlOption } from './portal-option'
import { table } from './words'

const ANSWER_MS = 15_000

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
  const { keyFile, print } = contextOf(command)
  const metrics = await metricsOf(portal, name, keyFile)
  print(metrics, metricsLines(metrics))
}

/** What a portal tells the holder of this key of a remote. */
export async function metricsOf(portal: URL, name: string, keyFile: string): Promise<RemoteMetrics> {
  const path = `${METRICS_PATH}/${name}`
  const headers = { Authorization: signedCall({ method: 'GET', path }, readKey(keyFile)) }
  // Says in words what is down, behind a login, or another product.
  await contractOf(portal, '--portal')
  const signal = AbortSignal.timeout(ANSWER_MS)
  const answer = await fetch(new URL(path, portal.origin), { headers, signal, redirect: 'error' }).catch(
    (error: unknown) => {
      throw untold(portal, `${messageOf(error)}.`)
    },
  )
  if (!answer.ok) throw (await refusalIn(answer)) ?? untold(portal, `It answers ${answer.status}.`)
  const read = v.safeParse(RemoteMetricsSchema, await answer.json().catch(() => null))
  if (!read.success) throw untold(portal, 'It answers something else, as web servers of before do.')
  return read.output
}

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
  const head = ['version', 'for', `loads of ${days} days`, 'did not come', 'failed their user', 'three of four within']
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
  const rows = versions.map(({ loads, failed }) => ({ remote: name, loads, failed }))
  return `Failed loads of all versions: ${spentWords(spentOf(rows, name, budget))}. Its error budget is ${budget} %.`
}

const untold = ({ origin }: URL, found: string) =>
  new Refusal(`${origin} does not tell what was counted.`, {
    expected: `A portal whose web server answers below ${METRICS_PATH}.`,
    found,
    todo: 'Try again; if it stays so, ask its operator whether its web servers are as new as this command.',
  })
