import { InvalidArgumentError, Option, type Command } from 'commander'

/** Takes the address of a server, as it is typed. */
export const addressOf = (whose: string) => (text: string) => {
  if (text === '' || /^https?:\/\/[^\s/]/.test(text)) return text
  throw new InvalidArgumentError(`It is the address of ${whose}, such as https://portal.example.`)
}

/** Which portal a command asks, and what for. */
export const portalOption = (what: string) =>
  new Option('--portal <address>', what).env('RELEASE_PORTAL').argParser(addressOf('a portal'))

/** The same for a command that goes by its parts; set to nothing it is none. */
export const portalUrlOption = (what: string) =>
  portalOption(what).argParser((text) => (text === '' ? undefined : portalAddress(text)))

/** The address of a portal, as a command line names it. */
export function portalAddress(text: string): URL {
  const address = addressOf('a portal')(text)
  if (URL.canParse(address)) return new URL(address)
  throw new InvalidArgumentError(`${text} is no address.`)
}

/** … which may stand before the command as well: every command that asks one takes it, and no other lets it pass. */
export function takePortalBefore(program: Command): void {
  program.addOption(
    new Option('--portal <address>', 'the portal that the command asks').argParser(addressOf('a portal')).hideHelp(),
  )
  program.hook('preAction', (_, command) => {
    const { portal } = program.opts<{ portal?: string }>()
    if (portal === undefined || command === program) return
    const option = command.options.find(({ long }) => long === '--portal')
    if (!option) return command.error(`error: unknown option '--portal': ${command.name()} asks no portal`)
    command.setOptionValueWithSource('portal', option.parseArg ? option.parseArg(portal, undefined) : portal, 'cli')
  })
}
