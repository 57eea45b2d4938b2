/** Method and path of an endpoint. */
interface Call {
  readonly method: string
  readonly path: string
}

/** Short name of a call in a page's registry: without GET, `portal/` and parameter names. */
export const callName = ({ method, path }: Call): string =>
  `${method} ${path}`.replace(/^GET |portal\//g, '').replace(/\{\w+\}/g, '*')

/** Short names of calls that a build lists, such as `GET portal/booking/{id}`. */
export const callNames = (endpoints: readonly string[]): string[] =>
  endpoints.map((call) => {
    const [method = '', path = ''] = call.split(' ')
    return callName({ method, path })
  })
