import { Command, InvalidArgumentError, Option } from 'commander'
import { LIVE_CHANNEL } from '../releases/publish/move-pointers'
import { addCreate } from './create'
import { addDev } from './dev'
import { addE2e } from './e2e'
import { addKey, addKeys } from './keys'
import { checkCommand, gcCommand, historyCommand, verifyCommand } from './inspect-commands'
import { promoteCommand, publishCommand, removeCommand, rollbackCommand } from './move-commands'
import { parseAddress, portalOption, allowPortalBeforeCommand, setReleaseApiFromPortal } from './options'
import { addPreview } from './preview'
import { addSdk } from './sdk'
import { statusCommand } from './status'
import { addWait } from './wait'
import { addWhoami } from './whoami'

const AFTER = `
A package is "shell" or a remote, such as mf-bookings. A version is published once and never changes; a channel points
to one version of each package, and web servers follow it within seconds.

  pnpm portal publish mf-bookings            builds it and puts it into the store, under the version of its package.json
  pnpm portal promote mf-bookings 1.4.0      points the channel live to it
  pnpm portal promote mf-bookings 1.4.0 --percent 10   for a tenth of the users; rolled back by itself if it fails
  pnpm portal rollback mf-bookings           points it back, without a build
  pnpm portal publish mf-bookings --dev --promote   for your own portal, as often as you like
  portal create mf-reports --from https://…  a new remote for that portal, in a folder of its own
  pnpm portal dev mf-bookings --against https://…   from its sources, in the pages of that portal at this machine
  pnpm portal e2e mf-bookings --against https://…   its journeys there, with it from its sources
  pnpm portal preview mf-bookings --as pr-12 --for …   for the users of a list alone, until --end or for 14 days
  pnpm portal key                            makes the key that signs all of this, and shows its public half
  pnpm portal keys allow MCow… --for mf-x    lets its holder publish and promote mf-x; only with the operator's root key

Exit code: 0 done, 1 refused and nothing changed, or written and --portal does not serve it, 2 wrong use, 3 not judged (wait).`

const channelOption = () => new Option('-c, --channel <channel>', 'the channel').default(LIVE_CHANNEL)

const apiOption = () => new Option('--api <address>', 'compare calls of the packages with those that this API serves')

const WAIT_FOR_PORTAL = 'wait until this portal serves it, or show why not'

/** Parses a number of days from 0. */
function parseDays(text: string): number {
  if (/^\d{1,4}$/.test(text)) return Number(text)
  throw new InvalidArgumentError('Use a number of days, such as 30.')
}

/** Parses a percentage of users from 1 to 99. */
function parsePercent(text: string): number {
  if (/^[1-9]\d?$/.test(text)) return Number(text)
  throw new InvalidArgumentError(
    'Use a whole number from 1 to 99. Omit it to promote to all; "portal rollback" ends a canary.',
  )
}

/** Creates the command line with all commands. */
export function portalProgram(): Command {
  const program = new Command('portal')
    .description('Publishes the shell and each remote on its own, and chooses the served versions.')
    .addOption(
      new Option('--store <place>', 'the release store: a folder, or s3://bucket/prefix')
        .env('RELEASE_STORE')
        .default('.data/releases'),
    )
    .addOption(
      new Option(
        '--release-api <address>',
        'a release API to use instead of the store; outside the project, the portal names it',
      )
        .env('RELEASE_API')
        .argParser(parseAddress('a release API')),
    )
    .option(
      '--key <file>',
      'the private key that signs releases and steps',
      process.env.RELEASE_KEY ?? '.data/release-key.pem',
    )
    .option('--by <name>', 'author of a list of keys; steps name the owner of their key')
    .option('--json', 'answer as JSON, for scripts: pnpm -s portal --json status')
    .addHelpText('after', AFTER)
  allowPortalBeforeCommand(program)
  setReleaseApiFromPortal(program)
  addMoveCommands(program)
  addInspectCommands(program)
  addKey(program)
  addKeys(program)
  addCreate(program)
  addDev(program)
  addE2e(program)
  addPreview(program)
  addSdk(program)
  addWait(program)
  addWhoami(program)
  return program
}

/** Adds the commands that write releases and steps. */
function addMoveCommands(program: Command): void {
  program
    .command('publish')
    .summary('put a build into the store, once and for good')
    .description('Builds packages and puts them into the store. Served versions do not change.')
    .argument('<name...>', 'packages')
    .option('--from <folder>', 'a finished build, instead of building one')
    .option('--built', 'publish the last build, without building')
    .option('--as <version>', 'the version, instead of that of the package.json')
    .option('--base <address>', 'where browsers find its files, at another origin that REMOTE_ORIGINS lists')
    .option('--dev', 'a version of its own for this content, such as 1.0.0-dev-0a1b2c3d4e5f')
    .option('--promote', 'promote what was published, all in one step')
    .option('--begin', 'create the store if there is none')
    .addOption(portalOption('ask this portal whether it takes your key; with --promote, wait until it serves it'))
    .addOption(channelOption())
    .action(publishCommand)
  program
    .command('promote')
    .summary('point a channel to a version')
    .description('Points a channel to published versions, all in one step. Refuses versions that do not fit together.')
    .argument('<name version...>', 'a package and its version; further pairs for what belongs together')
    .option('--older', 'allow a version older than the served one')
    .option('--dev', "allow a developer's own build, such as 1.0.0-dev-0a1b2c3d4e5f, for the users of live")
    .option('--percent <percent>', 'as a canary for this percentage of the users', parsePercent)
    .option(
      '--stops <names>',
      'with the shell: remotes that no longer fit it, such as mf-a,mf-b; their last versions that fit are served',
      (names) => names.split(','),
    )
    .option('--first-to-all', "with --percent: promote a remote's first version to all")
    .addOption(apiOption())
    .addOption(portalOption(WAIT_FOR_PORTAL))
    .addOption(channelOption())
    .action(promoteCommand)
  program
    .command('rollback')
    .summary('point a channel back to the version before')
    .description(
      'Ends the canary of a package, or points the channel to the version before. A second rollback goes back further.',
    )
    .argument('<name>', 'a package')
    .addOption(portalOption(WAIT_FOR_PORTAL))
    .addOption(channelOption())
    .action(rollbackCommand)
  program
    .command('remove')
    .summary('take a remote out of a channel')
    .description('Takes a remote out of a channel, and so out of all pages. A rollback restores it.')
    .argument('<name>', 'a remote')
    .addOption(portalOption(WAIT_FOR_PORTAL))
    .addOption(channelOption())
    .action(removeCommand)
}

/** Adds the commands that show and check a channel, and clean up its store. */
function addInspectCommands(program: Command): void {
  program
    .command('status')
    .summary('what a channel points to')
    .option('--api <address>', 'show the failed loads that this API has counted, with OPERATOR_TOKEN')
    .addOption(portalOption('show what this portal serves, and why not the rest'))
    .addOption(channelOption())
    .action(statusCommand)
  program
    .command('history')
    .summary('the steps of a channel: time, author and change')
    .argument('[name]', 'only this package')
    .addOption(portalOption('name the steps that this portal ignores, and why'))
    .addOption(channelOption())
    .action(historyCommand)
  program
    .command('check')
    .summary('whether the versions of a channel fit together')
    .description(
      'Checks the versions of a channel, as they are or as they would be after a promotion of these versions.',
    )
    .argument('[name version...]', 'versions of a promotion')
    .addOption(apiOption())
    .addOption(portalOption('check with the versions that this portal serves'))
    .addOption(channelOption())
    .action(checkCommand)
  program
    .command('verify')
    .summary('compare every file of a channel with what was published')
    .description('Reads all files of a channel, and names missing and changed ones.')
    .addOption(portalOption('read files through the release API that this portal names'))
    .addOption(channelOption())
    .action(verifyCommand)
  program
    .command('gc')
    .summary('delete versions that nobody needs')
    .description(
      'Deletes versions that no channel has had for some days, except targets of a rollback; and uploads that were not finished within a day.',
    )
    .option('--days <days>', 'how long a version stays', parseDays, 30)
    .option('--dry-run', 'only show what would be deleted')
    .action(gcCommand)
}
