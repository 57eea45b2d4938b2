// `npm run secrets -- <command>`: an operator changes the backend's signing keys. See docs/operate.md.
import { secretsCommand } from '../backend/src/index'

process.exitCode = await secretsCommand(process.argv.slice(2), process.env, {
  say: console.log,
  complain: console.error,
})
