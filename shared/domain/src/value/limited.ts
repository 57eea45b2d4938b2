import * as v from 'valibot'
import type { FieldCode } from './rules'
import { isObject } from './unknown'

/** Validation stops after this many problems, because more help nobody and cost time. */
export const MOST_PROBLEMS = 20

const tooMany: FieldCode = 'tooMany'

/** A list in a request. Checks its length before the items, and the items until `MOST_PROBLEMS` problems are found. */
export function limitedList<const T extends v.GenericSchema>(
  item: T,
  { min = 0, max }: { readonly min?: number; readonly max: number },
) {
  const list = v.array(item)
  const run: (typeof list)['~run'] = (dataset, config) => {
    const value = dataset.value
    // The next step of the pipe refuses the length.
    if (Array.isArray(value) && value.length > max) return { typed: true, value }
    let problems = 0
    const counted: v.GenericSchema = {
      ...item,
      '~run': (each) => {
        const read = item['~run'](each, config)
        problems += read.issues?.length ?? 0
        return read
      },
    }
    const stopping = {
      ...config,
      get abortEarly() {
        return config.abortEarly === true || problems >= MOST_PROBLEMS
      },
    }
    return list['~run'].call({ ...list, item: counted }, dataset, stopping)
  }
  return v.pipe({ ...list, '~run': run }, v.maxLength(max, tooMany), v.minLength(min))
}

/** A record in a request. Checks the number of entries before the entries. */
export function limitedRecord<const K extends v.GenericSchema<string, string>, const T extends v.GenericSchema>(
  key: K,
  value: T,
  { max }: { readonly max: number },
) {
  const record = v.record(key, value)
  const isLarge = (value: unknown): value is v.InferOutput<typeof record> =>
    isObject(value) && Object.keys(value).length > max
  const run: (typeof record)['~run'] = (dataset, config) =>
    // The next step of the pipe refuses the number.
    isLarge(dataset.value) ? { typed: true, value: dataset.value } : record['~run'](dataset, config)
  return v.pipe({ ...record, '~run': run }, v.maxEntries(max, tooMany))
}
