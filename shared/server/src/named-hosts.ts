import type { IncomingMessage } from 'node:http'

export const TWO_HOSTS = 'The request names more than one host.'

/** Whether a request has two Host headers, of which a proxy may use another one than we [OPEN-145]. */
export const namesTwoHosts = ({ headersDistinct }: IncomingMessage) => (headersDistinct.host?.length ?? 0) > 1
