import type { Command } from 'commander'
import { releaseApiOf } from '../sdk/asked-release-api'
import { isInstalled } from '../settings'

/** Commands that read or write releases. */
const WITH_RELEASES = new Set([
  'check',
  'history',
  'preview',
  'promote',
  'publish',
  'remove',
  'rollback',
  'status',
  'verify',
  'wait',
])

/**
 * Outside of the project a portal says itself where releases go, unless a store or a release API is named: there is no
 * store on such a machine [OPEN-310]. Which one it is stands on stderr, so that stdout is the answer.
 */
export function takeReleaseApi(program: Command): void {
  program.hook('preAction', async (_, command) => {
    const { portal, begin } = command.opts<{ portal?: string | URL; begin?: boolean }>()
    if (!isInstalled || !portal || begin || !WITH_RELEASES.has(command.name())) return
    const { releaseApi, store } = program.opts<{ releaseApi?: string; store?: string }>()
    if (releaseApi || (store && program.getOptionValueSource('store') !== 'default')) return
    const { origin, href } = new URL(portal)
    const named = await releaseApiOf({ origin, href })
    program.setOptionValueWithSource('releaseApi', named, 'portal')
    console.error(`Release API: ${named}, as ${origin} names it.`)
  })
}
