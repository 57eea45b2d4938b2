// `npm run owners -- <command>`: an operator looks after what is kept of owners of pets. See docs/settings.md.
import { ownersCommand } from '../backend/src/index'

process.exitCode = await ownersCommand(process.argv.slice(2), process.env, {
  say: console.log,
  complain: console.error,
})
