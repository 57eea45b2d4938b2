#!/usr/bin/env node
// `portal-dev <name> <port>`, in the folder of a remote outside the project: serves its sources for `portal dev`, which
// starts it, and exits with it.
import { configHere } from './config-here'
import { devServer } from './dev-server'

const [name = '', port = ''] = process.argv.slice(2)
const server = devServer(name, await configHere(process.cwd(), { mode: 'development' }), Number(port))

async function stop(): Promise<void> {
  await server.stop()
  process.exit(0)
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void stop())
// Standard input closes however the parent process ends.
process.stdin.once('end', () => void stop()).resume()
await server.start()
