// `pnpm portal …`: publishes packages and chooses their live versions.
import { runPortal } from './run'

process.exitCode = await runPortal(process.argv.slice(2))
