// For the library's two loggers: what is wrong is thrown, the rest is the browser's log as it is.
import { logAndReport } from './error-codes.js'

const fail = (said) => {
  throw said instanceof Error ? said : new Error(`Federation: ${said}`)
}
export const error = (said, words, given, cause) => (words ? logAndReport(said, words, given, fail, cause) : fail(said))
export const assert = (holds, ...said) => {
  if (!holds) error(...said)
}
// oxlint-disable-next-line no-console -- what the library warns of, for whoever looks
export const warn = (said) => console.warn(said)
export const logger = console
export const infrastructureLogger = console
export const createLogger = () => console
export const createInfrastructureLogger = createLogger
export const bindLoggerToCompiler = () => undefined
