import type { Command } from 'commander'
import { findReleaseApi } from '../sdk/find-release-api'
import { isInstalled } from '../settings'

/** Commands that read or write releases. */
const RELEASE_COMMANDS = new Set([
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
export function setReleaseApiFromPortal(program: Command): void {
  program.hook('preAction', async (_, command) => {
    const { portal, begin } = command.opts<{ portal?: string | URL; begin?: boolean }>()
    if (!isInstalled || !portal || begin || !RELEASE_COMMANDS.has(command.name())) return
    const { releaseApi, store } = program.opts<{ releaseApi?: string; store?: string }>()
    if (releaseApi || (store && program.getOptionValueSource('store') !== 'default')) return
    const { origin, href } = new URL(portal)
    const address = await findReleaseApi({ origin, href })
    program.setOptionValueWithSource('releaseApi', address, 'portal')
    console.error(`Release API: ${address}, as ${origin} names it.`)
  })
}
