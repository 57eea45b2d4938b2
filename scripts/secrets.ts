// `npm run secrets -- <command>`: an operator changes what the backend signs with. See docs/operate.md.
import { secretsCommand } from '../backend/src/index'

process.exitCode = await secretsCommand(process.argv.slice(2), process.env, {
  say: console.log,
  complain: console.error,
})
