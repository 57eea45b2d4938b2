import { InvalidArgumentError, Option, type Command } from 'commander'

/** Takes the address of a server, as it is typed. */
export const addressOf = (whose: string) => (text: string) => {
  if (text === '' || /^https?:\/\/[^\s/]/.test(text)) return text
  throw new InvalidArgumentError(`It is the address of ${whose}, such as https://portal.example.`)
}

/** Which portal a command asks, and what for. */
export const portalOption = (what: string) =>
  new Option('--portal <address>', what).env('RELEASE_PORTAL').argParser(addressOf('a portal'))

/** … which may stand before the command as well: every command that asks one takes it, and no other lets it pass. */
export function takePortalBefore(program: Command): void {
  program.addOption(
    new Option('--portal <address>', 'the portal that the command asks').argParser(addressOf('a portal')).hideHelp(),
  )
  program.hook('preAction', (_, command) => {
    const { portal } = program.opts<{ portal?: string }>()
    if (portal === undefined || command === program) return
    if (!command.options.some(({ long }) => long === '--portal'))
      command.error(`error: unknown option '--portal': ${command.name()} asks no portal`)
    command.setOptionValueWithSource('portal', portal, 'cli')
  })
}
