import { isObject } from '@portal/domain/unknown'

/** Paths of all texts in a body, for example `owner.first_name`. */
export function textPaths(value: unknown, path = ''): string[] {
  if (typeof value === 'string') return [path]
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([key, each]) => textPaths(each, path === '' ? key : `${path}.${key}`))
}

/** The body with another text at this path. */
export function withText(body: unknown, path: string, text: string): unknown {
  const [first = '', ...rest] = path.split('.')
  if (Array.isArray(body))
    return body.map((each, index) => (String(index) === first ? withText(each, rest.join('.'), text) : each))
  if (!isObject(body) || path === '') return text
  return Object.fromEntries(
    Object.entries(body).map(([key, each]) => [key, key === first ? withText(each, rest.join('.'), text) : each]),
  )
}

/** `owner.first_name` and `owner.firstName` name the same field. */
export const plainName = (name: string) => name.replaceAll('_', '').toLowerCase()
