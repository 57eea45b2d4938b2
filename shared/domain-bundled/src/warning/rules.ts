import { WARNING_ANSWERS } from '@portal/domain'
import type { Warning, WarningAnswers } from '@portal/domain'

/** Warnings without a valid answer [OPEN-120]. */
export function openWarnings(found: readonly Warning[], answers: WarningAnswers): Warning[] {
  const answered = answersTo(found, answers)
  return found.filter(({ key }) => answered[key] === undefined)
}

/** The sent answers that are valid for these warnings. */
export function answersTo(found: readonly Warning[], sent: WarningAnswers): WarningAnswers {
  return Object.fromEntries(
    found.flatMap(({ key, kind }) => {
      const answer = WARNING_ANSWERS[kind].find((each) => each === sent[key])
      return answer ? [[key, answer]] : []
    }),
  )
}
