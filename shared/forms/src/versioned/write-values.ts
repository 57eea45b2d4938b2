import { sameValue } from '@portal/domain/merge'
import type { FormApi } from 'final-form'
import type { Merged } from '@portal/writes'

/** Shows merged values; those that differ from the answer count as changed. */
export function writeValues<Values extends object>(form: FormApi<Values>, { mergeState, values }: Merged<Values>) {
  form.batch(() => {
    form.initialize(mergeState.answer.values)
    for (const key in values) {
      if (!sameValue(values[key], mergeState.answer.values[key])) form.change(key, values[key])
    }
  })
}
