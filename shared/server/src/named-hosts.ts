import type { IncomingMessage } from 'node:http'

export const TWO_HOSTS = 'The request names more than one host.'

/** Whether a request names two hosts: one would be read by whoever stands in front, the other here [OPEN-145]. */
export const namesTwoHosts = ({ headersDistinct }: IncomingMessage) => (headersDistinct.host?.length ?? 0) > 1
