import { sameValue } from '@portal/domain/merge'
import type { FormApi } from 'final-form'
import type { Step } from '@portal/writes'

/** Shows the step's values; what differs from the answer counts as changed. */
export function writeValues<Values extends object>(form: FormApi<Values>, { standing, values }: Step<Values>) {
  form.batch(() => {
    form.initialize(standing.answer.values)
    for (const key in values) {
      if (!sameValue(values[key], standing.answer.values[key])) form.change(key, values[key])
    }
  })
}
