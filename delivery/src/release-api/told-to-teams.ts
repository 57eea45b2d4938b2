import { isRemoteName } from '@portal/federation/host'
import { ERRORS_PATH } from '../guard/remote-errors'
import { METRICS_PATH } from '../guard/remote-metrics'

const PLACES = [METRICS_PATH, ERRORS_PATH]

/**
 * The remote of which a call asks a web server for what its users have met, by the call's path with its query; null for
 * any other call [OPEN-321].
 */
export function remoteAskedFor(path: string): string | null {
  const [place = ''] = path.split('?')
  const below = PLACES.find((one) => place.startsWith(`${one}/`))
  const name = below === undefined ? '' : place.slice(below.length + 1)
  return isRemoteName(name) ? name : null
}
