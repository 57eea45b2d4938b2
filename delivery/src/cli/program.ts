import { Command, InvalidArgumentError, Option } from 'commander'
import { LIVE_CHANNEL } from '../releases/publish/make-step'
import { addCreate } from './create'
import { addDev } from './dev'
import { addE2e } from './e2e'
import { addKey } from './key'
import { addKeys } from './keys'
import { checkCommand, gcCommand, historyCommand } from './inspect-commands'
import { promoteCommand, publishCommand, removeCommand, rollbackCommand } from './move-commands'
import { parseAddress, portalOption, allowPortalBeforeCommand } from './option-parsers'
import { setReleaseApiFromPortal } from './release-api-of-portal'
import { addPreview } from './preview'
import { addSdk } from './sdk'
import { statusCommand } from './status'
import { verifyCommand } from './verify'
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

const apiOption = () => new Option('--api <address>', 'compare the calls that are made with those that this API serves')

const WAIT_FOR_PORTAL = 'wait until this portal serves it; its reason where it does not'

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
    .description('Publishes the shell and the remotes, each on its own, and decides which version is served.')
    .addOption(
      new Option('--store <place>', 'the release store: a folder, or s3://bucket/prefix')
        .env('RELEASE_STORE')
        .default('.data/releases'),
    )
    .addOption(
      new Option(
        '--release-api <address>',
        'the release API that writes the store for you, in its place; outside of the project the one that the portal names',
      )
        .env('RELEASE_API')
        .argParser(parseAddress('a release API')),
    )
    .option(
      '--key <file>',
      'the private key that signs what is written',
      process.env.RELEASE_KEY ?? '.data/release-key.pem',
    )
    .option('--by <name>', 'who signs a list of keys; a step is told by the key that signs it')
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
    .description('Builds packages and puts them into the store. Nothing that is served changes.')
    .argument('<name...>', 'packages')
    .option('--from <folder>', 'a finished build, instead of building one')
    .option('--built', 'what was built last, without a build')
    .option('--as <version>', 'the version, instead of that of the package.json')
    .option('--base <address>', 'where browsers find its files, at another origin that REMOTE_ORIGINS lists')
    .option('--dev', 'a version of its own for this content, such as 1.0.0-dev-0a1b2c3d4e5f')
    .option('--promote', 'promote what was published, all in one step')
    .option('--begin', 'begin a store where there is none')
    .addOption(portalOption('ask this portal whether it takes your key; with --promote, wait until it serves it'))
    .addOption(channelOption())
    .action(publishCommand)
  program
    .command('promote')
    .summary('point a channel to a version')
    .description('Points a channel to published versions, all in one step. What does not fit together is refused.')
    .argument('<name version...>', 'a package and its version; further pairs for what belongs together')
    .option('--older', 'also a version before the one that is served')
    .option('--dev', "also a developer's own build, such as 1.0.0-dev-0a1b2c3d4e5f, to the users of live")
    .option('--percent <percent>', 'for this share of the users, beside what all others have: a canary', parsePercent)
    .option(
      '--stops <names>',
      'with the shell: remotes that no longer fit it, such as mf-a,mf-b; their last versions that fit are served',
      (names) => names.split(','),
    )
    .option('--first-to-all', "with --percent: a remote's first version, beside which others have none, goes to all")
    .addOption(apiOption())
    .addOption(portalOption(WAIT_FOR_PORTAL))
    .addOption(channelOption())
    .action(promoteCommand)
  program
    .command('rollback')
    .summary('point a channel back to the version before')
    .description('Points a channel back to what it pointed to before; a canary goes first. Twice goes back twice.')
    .argument('<name>', 'a package')
    .addOption(portalOption(WAIT_FOR_PORTAL))
    .addOption(channelOption())
    .action(rollbackCommand)
  program
    .command('remove')
    .summary('take a remote out of a channel')
    .description('Takes a remote out of a channel: no page knows it any more. A rollback brings it back.')
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
    .addOption(portalOption('show what this portal serves of it, and why not'))
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
    .summary('whether all that a channel points to fits together')
    .description('Checks all that a channel points to, or would point to after a promotion of these versions.')
    .argument('[name version...]', 'what a promotion would bring')
    .addOption(apiOption())
    .addOption(portalOption('check with what this portal serves, where that is another than the channel points to'))
    .addOption(channelOption())
    .action(checkCommand)
  program
    .command('verify')
    .summary('compare every file of a channel with what was published')
    .description('Reads all files of a channel, and names missing and changed ones.')
    .addOption(portalOption('read them through the release API that this portal names, where none is given'))
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
