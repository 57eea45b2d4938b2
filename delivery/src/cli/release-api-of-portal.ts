import type { Command } from 'commander'
import { findReleaseApi } from '../sdk/find-release-api'
import { isInstalled } from '../settings'

/** Commands that need a store or a release API. */
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
 * Sets the release API that a portal names, for commands outside the project without a store or release API [OPEN-310].
 * Prints its address on stderr, so that stdout has only the command's answer.
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
