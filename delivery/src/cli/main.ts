// `pnpm portal …`: publishes packages and decides which version is served.
import { runPortal } from './run'

process.exitCode = await runPortal(process.argv.slice(2))
