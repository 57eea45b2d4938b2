import type { VetPractice } from '@portal/domain'
import { ENGRAVED_WORDS, PRICING } from './practice-settings.data'
import { SettingChoice } from './SettingChoice'
import { usePracticeSaves } from './use-practice-saves'

interface Props {
  readonly practice: VetPractice
  readonly canManage: boolean
}

/** The settings that the practice makes itself [PRA-04, OPEN-383]. */
export function PracticeSettings(props: Props) {
  const saves = usePracticeSaves()
  return (
    <>
      <SettingChoice {...props} setting={PRICING} saves={saves} />
      <SettingChoice {...props} setting={ENGRAVED_WORDS} saves={saves} />
    </>
  )
}
