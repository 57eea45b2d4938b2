import { CONTRACT_VERSION } from '@portal/federation/host'
import { messageOf } from '@portal/domain/unknown'
import { buildAll } from '../../scripts/build/build-all.mjs'
import { git } from '../../scripts/contract/history'
import { buildBefore } from '../../scripts/contract-before/sources'
import { versionBefore } from '../../scripts/contract-before/version'
import { ROOT } from '../../scripts/lib/paths.mjs'
import { skewCells, type Cell } from './cells'
import { skewPortal } from './portal'
import { releasesOf } from './releases'

/** What became of a cell; `wrong` is '' where all is as it must be. */
interface Row {
  readonly name: string
  readonly wrong: string
}

async function walkCell({ name, walk }: Cell): Promise<Row> {
  const since = Date.now()
  const { did, wrong } = await walk().then(
    (words) => ({ did: words, wrong: '' }),
    (error: unknown) => ({ did: '', wrong: messageOf(error) }),
  )
  const seconds = ((Date.now() - since) / 1000).toFixed(0)
  console.log(`${wrong ? '✗' : '✓'} ${name.padEnd(32)} ${seconds.padStart(4)} s  ${wrong || did}`)
  return { name, wrong }
}

/** Walks all of it; answers why nothing could be walked, where that is so. */
async function main(): Promise<{ readonly rows: readonly Row[]; readonly note: string }> {
  const before = versionBefore(CONTRACT_VERSION, git)
  if ('why' in before) return { rows: [], note: `left out: ${before.why}` }
  const since = Date.now()
  const root = buildBefore(before)
  await buildAll([])
  const [old, now] = [
    { contract: before.contract, root },
    { contract: CONTRACT_VERSION, root: ROOT },
  ]
  const built = Date.now()
  const releases = await releasesOf([old, now])
  const portal = await skewPortal(releases)
  const rows: Row[] = []
  try {
    for (const cell of skewCells(old, now, releases, portal)) rows.push(await walkCell(cell))
  } finally {
    await portal.close()
    releases.shop.remove()
  }
  const minutes = (from: number, to: number) => ((to - from) / 60_000).toFixed(1)
  const times = `builds ${minutes(since, built)} min, walked in ${minutes(built, Date.now())} min`
  return { rows, note: `contracts ${old.contract} and ${now.contract}; ${times}` }
}

const { rows, note } = await main()
const failed = rows.filter(({ wrong }) => wrong)
console.log(`skew: ${note}`)
process.exitCode = failed.length > 0 ? 1 : 0
