import { ready, startService, stopService } from './service-process.mjs'

const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 30_000
/** A service that ran this long did not fail at its start. */
const STEADY_MS = 10_000

/** Pause before a restart: none, then 0.5 s, 1 s, 2 s, … up to 30 s. */
function pauseAfter(deaths) {
  return deaths <= 1 ? 0 : Math.min(FIRST_PAUSE_MS * 2 ** (deaths - 2), LONGEST_PAUSE_MS)
}

/**
 * Restarts a service whenever it dies after its first answer, and reports deaths and recoveries to `say`. A failed first
 * start is an error.
 */
export class SupervisedService {
  #definition
  #logFolder
  #onChange
  #say
  #steadyMs
  #service = null
  #deaths = 0
  #pause = null
  #isStopped = false

  constructor(definition, { logFolder, onChange = () => {}, say = console.error, steadyMs = STEADY_MS }) {
    this.#definition = definition
    this.#logFolder = logFolder
    this.#onChange = onChange
    this.#say = say
    this.#steadyMs = steadyMs
  }

  get pid() {
    return this.#service?.child.pid
  }

  /** Resolves once the service answers. */
  async start() {
    this.#isStopped = false
    const service = this.#spawn(false)
    await ready(service)
    void this.#watch(service, Date.now())
  }

  async stop() {
    this.#isStopped = true
    clearTimeout(this.#pause)
    if (this.#service) await stopService(this.#service)
    this.#service = null
    this.#onChange()
  }

  #spawn(isAgain) {
    this.#service = startService(this.#definition, { logFolder: this.#logFolder, isAgain })
    this.#onChange()
    return this.#service
  }

  async #watch(service, since) {
    const how = await service.ended
    if (this.#isStopped) return
    this.#deaths = Date.now() - since > this.#steadyMs ? 1 : this.#deaths + 1
    const pause = pauseAfter(this.#deaths)
    const lines = service.last().map((line) => `  ${line}`)
    const when = pause === 0 ? 'now' : `in ${pause / 1000} s`
    this.#say([...lines, `The ${service.name} has ended (${how}); it is started again ${when}.`].join('\n'))
    this.#pause = setTimeout(() => void this.#again(), pause)
  }

  async #again() {
    const since = Date.now()
    const service = this.#spawn(true)
    void this.#watch(service, since)
    try {
      await ready(service)
      this.#say(`The ${service.name} answers again after ${((Date.now() - since) / 1000).toFixed(1)} s.`)
    } catch (error) {
      // The watch restarts an ended service; a hanging one must be killed first.
      if (service.how !== undefined || this.#isStopped) return
      this.#say(error.message)
      service.child.kill('SIGKILL')
    }
  }
}
