import { EventEmitter, once } from 'node:events'
import type { Command } from 'commander'
import { startDevProxy } from '../dev-proxy/dev-proxy'
import { PageWatch } from '../dev-proxy/page-watch'
import { DevSession } from '../dev-proxy/dev-session'
import { readContract } from '../sdk/request-portal'
import { createContext } from './context'
import { againstOption, checkPort, portOption } from './local-packages'

export function addWhoami(program: Command): void {
  program
    .command('whoami')
    .summary('your id in the user pool of a portal, which "portal preview" takes')
    .description(
      'Shows the pages of a deployed portal at an address of this machine. After you sign in there, it prints your id and ends.',
    )
    .addOption(againstOption())
    .addOption(portOption().default(8100))
    .action(whoamiCommand)
}

interface WhoamiOptions {
  readonly against: URL
  readonly port: number
}

async function whoamiCommand({ against, port }: WhoamiOptions, command: Command) {
  await checkPort(port)
  await readContract(against, '--against')
  const addresses = { portal: against, local: new URL(`http://localhost:${port}`) }
  const signedIn = new EventEmitter()
  const onUser = (user: string) => signedIn.emit('user', user)
  const proxy = await startDevProxy(addresses, new DevSession({}), { watch: new PageWatch(), onUser })
  console.error(`Open ${proxy.url} and sign in, as at ${against.origin}. Ctrl-C ends it.`)
  const [user]: unknown[] = await once(signedIn, 'user')
  await proxy.stop()
  createContext(command).print({ user, portal: against.origin }, [
    `Your id at ${against.origin}: ${user}`,
    `A preview for you: ${previewLine(String(user))}`,
  ])
}

/** The command for a preview for oneself. */
export const previewLine = (user: string, [name = 'mf-x']: readonly string[] = []) =>
  `portal preview ${name} --as mine --for ${user}`
