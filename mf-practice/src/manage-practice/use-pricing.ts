import { useEffect, useRef, useState } from 'react'
import { useSWRConfig } from 'swr'
import { apiKey } from '@portal/api-client'
import { getPractice } from '@portal/api-client/contract/practice'
import type { VetPractice } from '@portal/domain'
import { byField, useVersioned } from '@portal/writes'
import type { Side } from '@portal/writes'
import { pricingOf, useSavePricing } from './use-save-pricing'
import type { Pricing } from './use-save-pricing'

/** The check icon comes so long after the save [PRA-07, OPEN-76]. */
export const CHECK_AFTER_MS = 2500

/** The choice that was made last, and what became of it. */
interface Choice {
  readonly option: string
  readonly state: Exclude<SaveState, 'asked'>
}
export type SaveState = 'saving' | 'asked' | 'saved' | 'confirmed' | 'failed'

/** The pricing choice, saved as soon as it is made [PRA-06]; quick changes are saved in turn. */
export function usePricing(practice: VetPractice) {
  const pricing = useVersioned(pricingOf(practice), useSavePricing(), byField<Pricing>())
  const { mergeState, values, isAsked } = pricing
  const { mutate } = useSWRConfig()
  const [choice, setChoice] = useState<Choice>()
  const queue = useRef(Promise.resolve())
  const theirs = mergeState.answer.values.option
  const state = stateOf(choice, isAsked, theirs)
  useEffect(() => {
    if (state !== 'saved') return undefined
    const timer = setTimeout(() => setChoice((made) => made && { ...made, state: 'confirmed' }), CHECK_AFTER_MS)
    return () => clearTimeout(timer)
  }, [state])

  const save = async (made: Choice) => {
    let end = await pricing.save()
    // Somebody else changed something else of the practice: the choice is saved upon it.
    while (end === 'open') end = await pricing.save()
    if (end === 'failed') {
      pricing.reset()
      void mutate(apiKey(getPractice, {}))
    }
    // Only the newest choice is spoken of; an older one is saved in silence.
    setChoice((now) => (now === made ? { ...made, state: end === 'failed' ? 'failed' : 'saved' } : now))
  }
  const inTurn = (option: string, begin: () => void) => {
    const made: Choice = { option, state: 'saving' }
    setChoice(made)
    queue.current = queue.current.then(() => {
      begin()
      return save(made)
    })
  }
  const answer = (side: Side) => pricing.choose('option', side)
  return {
    chosen: state === 'saving' && choice ? choice.option : values.option,
    state,
    choose: (option: string) =>
      inTurn(option, () => {
        pricing.change({ option })
        // The question was in sight: the choice is its answer.
        if (isAsked) answer(option === theirs ? 'theirs' : 'mine')
      }),
    /** Asked when somebody else chose something else meanwhile. */
    question: state === 'asked' && {
      before: mergeState.base.option,
      mine: values.option,
      theirs,
      answer: (side: Side) => {
        if (side === 'mine') return inTurn(values.option, () => answer(side))
        answer(side)
        setChoice(undefined)
      },
    },
  }
}

/** Once it is saved, what somebody else chooses after it is followed, and nothing is said. */
function stateOf(choice: Choice | undefined, isAsked: boolean, stored: string): SaveState | undefined {
  if (choice?.state === 'saving' || choice?.state === 'failed') return choice.state
  if (isAsked) return 'asked'
  if (choice?.option !== stored) return undefined
  return choice.state
}
