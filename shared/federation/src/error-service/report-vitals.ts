import { metrics } from '@sentry/browser'
import type { Scope } from '@sentry/browser'
import { onCLS, onFCP, onINP, onLCP } from 'web-vitals'
import type { MetricType } from 'web-vitals'

/**
 * Sends the web vitals of this page to the error service: of its first screen, and where the browser tells of them, of
 * each screen that it goes on to.
 *
 * @param tagsOf whose screen is at a path; the path itself may hold ids, and stays here
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
