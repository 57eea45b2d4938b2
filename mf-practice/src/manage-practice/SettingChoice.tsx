import type { VetPractice } from '@portal/domain'
import { ConflictQuestions } from '@portal/forms'
import { usePortalHost } from '@portal/federation'
import { ClientCareToCall, useCareHours } from '@portal/booking-ui'
import { Alert, Card, Icon, RadioGroup, Spinner } from '@portal/ui'
import type { Side } from '@portal/writes'
import { useId, useRef } from 'react'
import styles from './ManagePractice.module.css'
import type { PracticeSetting } from './practice-settings.data'
import type { PracticeSaves } from './use-practice-saves'
import { usePracticeSetting } from './use-practice-setting'
import type { SaveState } from './use-practice-setting'

const NOTE = 'Your choice is not saved yet. What you choose here is saved at once.'

interface Props {
  readonly setting: PracticeSetting
  readonly practice: VetPractice
  readonly canManage: boolean
  readonly saves: PracticeSaves
}

/** A setting of the practice: Vet Owners choose, Vet Staff see it [OPEN-13]. */
export function SettingChoice({ setting, practice, canManage, saves }: Props) {
  const { chosen, state, choose, question } = usePracticeSetting({ setting, practice, saves })
  const name = useId()
  const options = useRef<HTMLDivElement>(null)
  const answer = (side: Side) => {
    // The conflict question disappears, and the focus with it.
    options.current?.querySelector<HTMLInputElement>(':checked')?.focus()
    if (question) question.answer(side)
  }
  return (
    <Card title={setting.title} actions={<Progress state={state} />}>
      <div className={styles.setting}>
        {state === 'failed' && <NotSaved unchanged={setting.unchanged} />}
        <ConflictQuestions
          conflicts={question ? [{ name, label: setting.legend, ...question }] : []}
          answers={{}}
          onAnswer={(_, side) => answer(side)}
          note={NOTE}
        />
        <div ref={options}>
          <RadioGroup
            legend={setting.legend}
            name={name}
            inline="even"
            help={canManage ? 'A change is saved at once.' : 'Only a Vet Owner can change this.'}
            options={setting.options.map(({ value, help }) => ({
              value,
              label: value,
              // The group's help gives the reason once; each option keeps its own note.
              ...(canManage ? { help } : { disabledReason: help }),
            }))}
            value={chosen}
            onChange={choose}
          />
        </div>
      </div>
    </Card>
  )
}

/** Shows progress at once. The check icon appears 2.5 s after the save and stays until the next change [OPEN-76]. */
function Progress({ state }: { state: SaveState | undefined }) {
  if (state === 'saving') return <Spinner label="Saving" />
  if (state === 'asked') return <output>Not saved yet</output>
  return (
    <div className={styles.saved}>
      {state === 'confirmed' && <Icon name="check-circle" label="Confirmed" />}
      <output>{state && state !== 'failed' ? 'Saved' : ''}</output>
    </div>
  )
}

function NotSaved({ unchanged }: Pick<PracticeSetting, 'unchanged'>) {
  const { brand } = usePortalHost()
  const hours = useCareHours()
  return (
    <Alert kind="error" title="Your choice was not saved">
      {unchanged} Choose again, or call <ClientCareToCall phone={brand.phone_work} hours={hours} />.
    </Alert>
  )
}
