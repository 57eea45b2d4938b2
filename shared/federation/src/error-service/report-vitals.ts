import { metrics } from '@sentry/browser'
import type { Scope } from '@sentry/browser'
import { onCLS, onFCP, onINP, onLCP } from 'web-vitals'
import type { MetricType } from 'web-vitals'

/**
 * Sends this page's web vitals to the error service: of its first screen and, where the browser supports it, of each
 * later one.
 *
 * @param tagsOf tags of the screen at a path; the path itself may contain ids and is not sent
 */
export function reportVitals(scope: Scope, tagsOf: (path: string) => Readonly<Record<string, string>>): void {
  const send = ({ name, value, navigationType, navigationURL = location.href }: MetricType) =>
    metrics.distribution(`web_vital.${name.toLowerCase()}`, value, {
      scope,
      unit: name === 'CLS' ? 'none' : 'millisecond',
      attributes: { ...tagsOf(new URL(navigationURL).pathname), navigation: navigationType },
    })
  for (const watch of [onCLS, onFCP, onINP, onLCP]) watch(send, { reportSoftNavs: true })
}
