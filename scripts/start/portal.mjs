import { buildAll } from '../build/build-all.mjs'
import { install } from '../lib/install.mjs'
import { dataDir } from '../lib/paths.mjs'
import { markOf, takeFolder } from '../lib/running.mjs'
import { announce } from './announce.mjs'
import { isEmpty, removeData } from './demo-data.mjs'
import { ready, startService, stopService } from './service-process.mjs'
import { browserPort, innerPorts, services } from './settings.mjs'

/** Runs the three services and keeps them together: when one ends, all end. */
class Stack {
  #running = []
  #definitions
  #logFolder
  #onEnd

  #onChange

  constructor(definitions, { logFolder, onEnd, onChange }) {
    this.#definitions = definitions
    this.#logFolder = logFolder
    this.#onEnd = onEnd
    this.#onChange = onChange
  }

  #start(names) {
    const options = { logFolder: this.#logFolder, onEnd: this.#onEnd }
    const started = names.map((name) => startService(this.#definitions[name], options))
    this.#running.push(...started)
    this.#onChange(this.#running.map(({ child }) => child.pid))
    return started
  }

  async start(names = ['cloud', 'backend', 'web']) {
    await Promise.all(this.#start(names).map(ready))
  }

  /** Stops the web server before what it forwards to. */
  async stop(names = ['web', 'backend', 'cloud']) {
    for (const name of names) {
      const one = this.#running.find((service) => service.name === this.#definitions[name].name)
      this.#running = this.#running.filter((service) => service !== one)
      if (one) await stopService(one)
    }
  }
}

/** Brings the demo world back while the portal runs: the services that hold data begin anew. */
async function resetDemo(stack, folder, taken) {
  console.log('Bringing the demo data back …')
  await stack.stop(['backend', 'cloud'])
  await removeData(folder)
  await stack.start(['cloud', 'backend'])
  taken.tell({ resets: taken.resets() + 1 })
  console.log('The demo data is back.')
}

/** Stops everything once, whatever asks for it first. */
function closer(stack, taken) {
  let closing = null
  return (code, message) => {
    closing ??= (async () => {
      if (message) console.error(message)
      await stack.stop()
      taken.release()
      process.exit(code)
    })()
    return closing
  }
}

function onSignals(close, reset) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => void close(0, signal === 'SIGINT' ? '\nStopping …' : ''))
  }
  process.on('SIGUSR2', () => void reset())
}

/** Installs, builds and runs the portal; returns once it answers and keeps running. */
export async function startPortal() {
  const since = Date.now()
  const folder = dataDir()
  const taken = await takeFolder(folder)
  try {
    const port = await browserPort()
    await install()
    await buildAll([])
    const ports = await innerPorts(port)
    await runUntilStopped({ since, folder, taken, port, ports })
  } catch (error) {
    taken.release()
    throw error
  }
}

async function runUntilStopped({ since, folder, taken, port, ports }) {
  console.log(isEmpty(folder) ? 'Starting, with new demo data …' : 'Starting …')
  const stack = new Stack(services(port, ports, folder), {
    logFolder: folder,
    onEnd: (service) => {
      const lines = service.last().map((line) => `  ${line}`)
      const end = `The ${service.name} has ended (${service.how}); everything else was stopped too.`
      void close(1, [...lines, end].join('\n'))
    },
    onChange: (pids) => taken.tell({ services: pids.map((pid) => ({ pid, mark: markOf(pid) })) }),
  })
  const close = closer(stack, taken)
  const reset = () => resetDemo(stack, folder, taken).catch((error) => close(1, error.message))
  onSignals(close, reset)
  try {
    await stack.start()
  } catch (error) {
    await close(1, error.message)
  }
  taken.tell({ port, url: `http://localhost:${port}` })
  await announce({ port, ports, folder, seconds: ((Date.now() - since) / 1000).toFixed(1) })
}
