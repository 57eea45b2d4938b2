// `npm run owners -- <command>`: an operator manages stored data of pet owners. See docs/settings.md.
import { ownersCommand } from '../backend/src/index'

process.exitCode = await ownersCommand(process.argv.slice(2), process.env, {
  say: console.log,
  complain: console.error,
})
