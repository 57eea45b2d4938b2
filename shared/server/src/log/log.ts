import { pino, stdTimeFunctions } from 'pino'
import type { Logger } from 'pino'
import { redact } from '@portal/domain-bundled/redact'
import type { Env } from '../settings/read-settings'
import { thisCall } from './call'
import { faultOf } from './fault'

/** `json`: a line for every event; `text`: messages for developers who run `npm start`, without calls and security events. */
export type LogFormat = 'json' | 'text'
export const isLogFormat = (text: string | undefined): text is LogFormat => text === 'json' || text === 'text'

/** Reads the setting by itself, because the log must exist before other settings are checked. */
export const logFormatOf = ({ LOG_FORMAT, NODE_ENV }: Env): LogFormat =>
  isLogFormat(LOG_FORMAT) ? LOG_FORMAT : NODE_ENV === 'production' ? 'json' : 'text'

/** Events of the security log, counted by name. */
export type SecurityEvent =
  | 'refused'
  | 'limited'
  | 'foreign host'
  | 'wrong number'
  | 'owner let in'
  | 'line unlocked'
  | 'link used'
  | 'member added'
  | 'level changed'
  | 'member let in'
  | 'tokens ended'
  | 'refresh reused'
  | 'second factor'
  | 'other account'
  | 'wrong code'
  | 'sign-in failed'
  | 'signed in'
  | 'password changed'
  | 'wrong password'

/** Ids, counts and codes, never personal data or tokens. */
type Fields = Readonly<Record<string, string | number | boolean | null | undefined>>
type Level = 'info' | 'warn' | 'error' | 'fatal'

let lines: Logger | null = null

/**
 * Opens the process's log. Before that, and in text format, calls and security events are not logged. Returns a function
 * that restores the previous log, for specs.
 */
export function openLog(
  program: string,
  format: LogFormat,
  write: (line: string) => void = (line) => void process.stdout.write(line),
): () => void {
  const before = lines
  lines = format === 'text' ? null : openLines(program, write)
  return () => {
    lines = before
  }
}

const openLines = (program: string, write: (line: string) => void) =>
  pino(
    {
      base: { program },
      messageKey: 'message',
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (level) => ({ level }) },
    },
    { write },
  )

function writeLog(level: Level, words: string, error?: unknown, fields: Fields = {}): void {
  const fault = error === undefined ? undefined : faultOf(error)
  // Messages of problems may have personal data; other messages have only our own texts.
  const message = level === 'warn' || level === 'error' ? redact(words) : words
  if (lines) return lines[level]({ request: thisCall()?.request, ...fields, fault }, message)
  // oxlint-disable-next-line no-console -- the text format for `npm start`; all other code uses this log
  const say = level === 'info' ? console.log : console.error
  say(message, ...(fault === undefined ? [] : [fault]))
}

/** The process's log. Errors are logged without personal data. */
export const log = {
  info: (words: string, fields?: Fields) => writeLog('info', words, undefined, fields),
  warn: (words: string, error?: unknown, fields?: Fields) => writeLog('warn', words, error, fields),
  error: (words: string, error?: unknown, fields?: Fields) => writeLog('error', words, error, fields),
  /** Reason of the process's end. */
  fatal: (words: string) => writeLog('fatal', words),

  /** An answered call. */
  call: (fields: Fields) => {
    const { request, method, call, practice, by } = thisCall() ?? {}
    lines?.info({ request, method, call, practice, by, ...fields }, 'call')
  },

  /** The only log with the caller's network, so that an operator can block it. */
  security: (event: SecurityEvent, fields: Fields = {}) => {
    const { why, ...call } = thisCall() ?? {}
    lines?.warn({ security: event, ...call, ...fields, why }, `security: ${event}`)
  },
}
