import { pino, stdTimeFunctions } from 'pino'
import type { Logger } from 'pino'
import { redact } from '@portal/domain/redact'
import type { Env } from '../settings/read-settings'
import { thisCall } from './call'
import { faultOf } from './fault'

/** `json`: a line for everything, for machines; `text`: what went wrong, in words, for whoever sits before `npm start`. */
export type LogFormat = 'json' | 'text'
export const isLogFormat = (text: string | undefined): text is LogFormat => text === 'json' || text === 'text'

/** As it is set, before anything else is: that a setting is wrong is the first that a log may have to tell. */
export const logFormatOf = ({ LOG_FORMAT, NODE_ENV }: Env): LogFormat =>
  isLogFormat(LOG_FORMAT) ? LOG_FORMAT : NODE_ENV === 'production' ? 'json' : 'text'

/** What befell the doors: each kind is counted by its name. */
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

/** Ids, counts and codes: never names, numbers, addresses of people or tokens. */
type Fields = Readonly<Record<string, string | number | boolean | null | undefined>>
type Level = 'info' | 'warn' | 'error' | 'fatal'

let lines: Logger | null = null

/**
 * Begins the log of a process: one line for each event, in JSON. Until then, and as text, only what somebody has to
 * look at is told, in words. Answers what brings the log before back, for specs.
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

function tell(level: Level, words: string, error?: unknown, fields: Fields = {}): void {
  const fault = error === undefined ? undefined : faultOf(error)
  // What goes wrong may say whose data it was; how a process starts is our own words and settings.
  const message = level === 'warn' || level === 'error' ? redact(words) : words
  if (lines) return lines[level]({ request: thisCall()?.request, ...fields, fault }, message)
  // oxlint-disable-next-line no-console -- words for whoever sits before `npm start`; everybody else calls this log
  const say = level === 'info' ? console.log : console.error
  say(message, ...(fault === undefined ? [] : [fault]))
}

/** The log of this process. What is thrown is told without what may be of a person. */
export const log = {
  info: (words: string, fields?: Fields) => tell('info', words, undefined, fields),
  warn: (words: string, error?: unknown, fields?: Fields) => tell('warn', words, error, fields),
  error: (words: string, error?: unknown, fields?: Fields) => tell('error', words, error, fields),
  /** Why it ends. */
  fatal: (words: string) => tell('fatal', words),

  /** A call that was answered. */
  call: (fields: Fields) => {
    const { request, method, call, practice, by } = thisCall() ?? {}
    lines?.info({ request, method, call, practice, by, ...fields }, 'call')
  },

  /** For whoever watches the doors. Where it comes from stands here alone: it is what can be closed. */
  security: (event: SecurityEvent, fields: Fields = {}) => {
    const { why, ...call } = thisCall() ?? {}
    lines?.warn({ security: event, ...call, ...fields, why }, `security: ${event}`)
  },
}
