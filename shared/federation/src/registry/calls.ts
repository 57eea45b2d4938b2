/** What of an endpoint names its call. */
interface Call {
  readonly method: string
  readonly path: string
}

/** A call as a page's registry names it, short: no GET, no `portal/`, and no names of parameters. */
export const callName = ({ method, path }: Call): string =>
  `${method} ${path}`.replace(/^GET |portal\//g, '').replace(/\{\w+\}/g, '*')

/** The names of calls as a build tells them, such as `GET portal/booking/{id}`. */
export const callNames = (endpoints: readonly string[]): string[] =>
  endpoints.map((call) => {
    const [method = '', path = ''] = call.split(' ')
    return callName({ method, path })
  })
