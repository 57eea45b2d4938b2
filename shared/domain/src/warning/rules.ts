import { WARNING_ANSWERS } from './schema'
import type { Warning, WarningAnswers } from './schema'

/** The warnings that nobody has answered yet, with an answer that there is to them [OPEN-120]. */
export function openWarnings(found: readonly Warning[], answers: WarningAnswers): Warning[] {
  const answered = answersTo(found, answers)
  return found.filter(({ key }) => answered[key] === undefined)
}

/** Of what was sent, the answers to what was found: nothing else is kept. */
export function answersTo(found: readonly Warning[], sent: WarningAnswers): WarningAnswers {
  return Object.fromEntries(
    found.flatMap(({ key, kind }) => {
      const answer = WARNING_ANSWERS[kind].find((each) => each === sent[key])
      return answer ? [[key, answer]] : []
    }),
  )
}
