import { useEffect, useState } from 'react'
import { useSWRConfig } from 'swr'
import { apiKey } from '@portal/api-client'
import { getPractice } from '@portal/api-client/contract/practice'
import type { VetPractice } from '@portal/domain'
import { byField, useVersioned } from '@portal/writes'
import type { Side } from '@portal/writes'
import type { PracticeSetting } from './practice-settings.data'
import { valueOf } from './use-practice-saves'
import type { PracticeSaves, SettingValue } from './use-practice-saves'

/** Delay of the check icon after a save [PRA-07, OPEN-76]. */
export const CHECK_AFTER_MS = 2500

/** The last choice and its save state. */
interface Choice {
  readonly option: string
  readonly state: Exclude<SaveState, 'asked'>
}
export type SaveState = 'saving' | 'asked' | 'saved' | 'confirmed' | 'failed'

interface Settings {
  readonly setting: PracticeSetting
  readonly practice: VetPractice
  readonly saves: PracticeSaves
}

/** A setting of the practice, saved at once [PRA-06, OPEN-383]. Quick changes are saved one after another. */
export function usePracticeSetting({ setting, practice, saves }: Settings) {
  const stored = useVersioned(valueOf(setting, practice), saves.saveOf(setting), byField<SettingValue>())
  const { mergeState, values, isAsked } = stored
  const { mutate } = useSWRConfig()
  const [choice, setChoice] = useState<Choice>()
  const theirs = mergeState.answer.values.option
  const state = stateOf(choice, isAsked, theirs)
  useEffect(() => {
    if (state !== 'saved') return undefined
    const timer = setTimeout(() => setChoice((made) => made && { ...made, state: 'confirmed' }), CHECK_AFTER_MS)
    return () => clearTimeout(timer)
  }, [state])

  const save = async (made: Choice) => {
    let end = await stored.save()
    // A colleague changed another field of the practice: save the choice on top of that version.
    while (end === 'open') end = await stored.save()
    if (end === 'failed') {
      stored.reset()
      void mutate(apiKey(getPractice, {}))
    }
    // Report only the newest choice; older ones are saved silently.
    setChoice((now) => (now === made ? { ...made, state: end === 'failed' ? 'failed' : 'saved' } : now))
  }
  const inTurn = (option: string, begin: () => void) => {
    const made: Choice = { option, state: 'saving' }
    setChoice(made)
    saves.inTurn(() => {
      begin()
      return save(made)
    })
  }
  const answer = (side: Side) => stored.choose('option', side)
  return {
    chosen: state === 'saving' && choice ? choice.option : values.option,
    state,
    choose: (option: string) =>
      inTurn(option, () => {
        stored.change({ option })
        // The conflict question was visible, so the choice answers it.
        if (isAsked) answer(option === theirs ? 'theirs' : 'mine')
      }),
    /** Set when a colleague chose another option in the meantime. */
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

/** After a successful save, a colleague's later choice is shown without a message. */
function stateOf(choice: Choice | undefined, isAsked: boolean, stored: string): SaveState | undefined {
  if (choice?.state === 'saving' || choice?.state === 'failed') return choice.state
  if (isAsked) return 'asked'
  if (choice?.option !== stored) return undefined
  return choice.state
}
