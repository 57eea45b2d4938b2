interface Metric {
  readonly help: string
  readonly labels: readonly string[]
}

const metric = (help: string, ...labels: string[]): Metric => ({ help, labels })

/** All metrics of our own; the library adds those of the process. */
export const METRICS = {
  portal_request_seconds: metric('What calls took, by what was called and how it was answered', 'call', 'status'),
  portal_database_up: metric('Whether the database answered when the figures were read'),
  portal_database_pool: metric('Connections to the database: open, idle, and calls that wait for one', 'state'),
  portal_outbox_items: metric('What waits for other services, and how much of it fails', 'state'),
  portal_outbox_oldest_seconds: metric('How long the oldest of it waits'),
  portal_part_loads: metric('Loads of parts by pages in the last hour', 'remote', 'version'),
  portal_part_faulty_loads: metric('Those of them in which the part failed its page', 'remote', 'version'),
  portal_upstream_requests: metric('Requests to services behind: open, and those that wait for a place', 'service', 'kind', 'state'),
} as const satisfies Readonly<Record<string, Metric>>

export type MetricName = keyof typeof METRICS
