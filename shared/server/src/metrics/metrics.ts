import { Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import { METRICS } from './names.data'
import type { MetricName } from './names.data'

/** A value with its labels. */
export interface MetricValue {
  readonly value: number
  readonly labels?: Readonly<Record<string, string>>
}

/** Metrics of a process, for Prometheus. */
export interface Metrics {
  answered(call: string, status: number, seconds: number): void
  /** A metric that is read at each scrape; missing when the read fails. */
  gauge(name: MetricName, read: () => readonly MetricValue[] | Promise<readonly MetricValue[]>): void
  text(): Promise<string>
  readonly type: string
}

/** Buckets of the duration histogram in seconds. A list may take 25 ms; after 10 s users give up. */
const BUCKETS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

/** `ofProcess` adds metrics of the process: event loop and memory. */
export function openMetrics(program: string, { ofProcess = false } = {}): Metrics {
  const registry = new Registry()
  registry.setDefaultLabels({ program })
  if (ofProcess) collectDefaultMetrics({ register: registry })
  const { help, labels } = METRICS.portal_request_seconds
  const requests = new Histogram({
    name: 'portal_request_seconds',
    help,
    labelNames: labels,
    buckets: BUCKETS_S,
    registers: [registry],
  })
  return {
    answered: (call, status, seconds) => requests.observe({ call, status: String(status) }, seconds),
    gauge: (name, read) => {
      const gauge = new Gauge({
        name,
        help: METRICS[name].help,
        labelNames: METRICS[name].labels,
        registers: [registry],
        collect: async () => {
          const readings = await Promise.resolve(read()).catch(() => [])
          gauge.reset()
          for (const { value, labels: of = {} } of readings) gauge.set(of, value)
        },
      })
    },
    text: () => registry.metrics(),
    type: registry.contentType,
  }
}
