#!/usr/bin/env node
// `portal-dev <name> <port>`, in a remote's folder outside of the project: serves it from its sources to `portal dev`,
// which starts it, and ends with it.
import { configHere } from './config-here'
import { devServer } from './dev-server'

const [name = '', port = ''] = process.argv.slice(2)
const server = devServer(name, await configHere(process.cwd(), { mode: 'development' }), Number(port))

async function stop(): Promise<void> {
  await server.stop()
  process.exit(0)
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void stop())
// However the starting process went, its end of the standard input closes.
process.stdin.once('end', () => void stop()).resume()
await server.start()
