import { byField, useVersioned, withTyped } from '@portal/writes'
import type { Save, VersionedHandle, VersionedAnswer, MergeResult } from '@portal/writes'
import { FORM_ERROR } from 'final-form'
import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { useForm, useFormState } from 'react-final-form'
import { FormShell } from '../form/FormShell'
import type { FormShellProps } from '../form/FormShell'
import { CONFLICT_REASON, ConflictQuestions } from './ConflictQuestions'
import { TheirChanges } from './TheirChanges'
import { sameValue } from '@portal/domain-bundled/merge'
import type { FormApi } from 'final-form'

/** Label and text of a field, for conflict questions. */
export interface FieldWords<Values> {
  readonly label: string
  readonly show: (values: Values) => string
}

export type FormWords<Values> = { readonly [Key in keyof Values]-?: FieldWords<Values> }

export interface VersionedFormProps<Values extends object> extends Omit<
  FormShellProps<Values>,
  'initialValues' | 'onSubmit' | 'alert' | 'actions'
> {
  /** The latest answer: values and their version. For another object change the `key`. */
  answer: VersionedAnswer<Values>
  save: Save<Values>
  /** Labels and texts of all fields. */
  words: FormWords<Values>
  /** Buttons below; while a question is open, `blocked` says why nothing is sent. */
  actions: (state: { submitting: boolean; blocked: string | undefined }) => ReactNode
}

/**
 * A `FormShell` that saves with a version. A newer answer replaces an untouched form and is merged into a touched one;
 * nothing is sent while a conflict is open [OPEN-80, OPEN-87].
 */
export function VersionedForm<Values extends object>(props: VersionedFormProps<Values>) {
  const { answer, save, words, actions, ...shell } = props
  const versioned = useVersioned(answer, save, byField<Values>())
  const blocked = versioned.isAsked ? CONFLICT_REASON : undefined
  return (
    <FormShell<Values>
      {...shell}
      initialValues={answer.values}
      onSubmit={async () => (blocked ? { [FORM_ERROR]: blocked } : void (await versioned.save()))}
      alert={<Differences versioned={versioned} words={words} />}
      actions={({ submitting }) => actions({ submitting, blocked })}
    />
  )
}

interface DifferencesProps<Values extends object> extends Pick<VersionedFormProps<Values>, 'words'> {
  readonly versioned: VersionedHandle<Values>
}

/** Changes by others while this form was open. */
function Differences<Values extends object>({ versioned, words }: DifferencesProps<Values>) {
  const form = useForm<Values>()
  const { values } = useFormState<Values>({ subscription: { values: true } })
  const { mergeState, isUnasked, hold, choose } = versioned
  useEffect(
    () => hold({ read: () => form.getState().values, show: (merged) => writeValues(form, merged) }),
    [hold, form],
  )
  const { base, mine, answer: theirs, answers, conflicts, fromTheirs } = withTyped(mergeState, values, byField())
  const wordsOf = (names: readonly string[]) =>
    Object.entries<FieldWords<Values>>(words)
      .filter(([name]) => names.includes(name))
      .map(([name, { label, show }]) => ({ name, label, show }))
  return (
    <>
      <TheirChanges fields={wordsOf(fromTheirs).map(({ label, show }) => ({ label, value: show(theirs.values) }))} />
      <ConflictQuestions
        conflicts={wordsOf(conflicts).map(({ name, label, show }) => ({
          name,
          label,
          before: show(base),
          mine: show(mine),
          theirs: show(theirs.values),
        }))}
        answers={answers}
        onAnswer={choose}
        keepFocus={isUnasked}
      />
    </>
  )
}

/** Shows merged values; those that differ from the answer count as changed. */
function writeValues<Values extends object>(form: FormApi<Values>, { mergeState, values }: MergeResult<Values>) {
  form.batch(() => {
    form.initialize(mergeState.answer.values)
    for (const key in values) {
      if (!sameValue(values[key], mergeState.answer.values[key])) form.change(key, values[key])
    }
  })
}
