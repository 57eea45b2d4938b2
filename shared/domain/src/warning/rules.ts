import { WARNING_ANSWERS } from './schema'
import type { Warning, WarningAnswers } from './schema'

/** Whether the answer is one of those that there are to this warning [OPEN-120]. */
function isAnswer({ kind }: Warning, answer: string | undefined): boolean {
  return WARNING_ANSWERS[kind].some((each) => each === answer)
}

/** The warnings that nobody has answered yet. */
export function openWarnings(found: readonly Warning[], answers: WarningAnswers): Warning[] {
  return found.filter((warning) => !isAnswer(warning, answers[warning.key]))
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
