/**
 * The valibot functions for endpoints and stored values. The domain is shared, so pages that use them from here bundle
 * no copy of valibot.
 */
export {
  array,
  boolean,
  check,
  custom,
  fallback,
  integer,
  literal,
  maxLength,
  maxValue,
  minLength,
  minValue,
  nullable,
  nullish,
  number,
  object,
  picklist,
  pipe,
  record,
  regex,
  string,
  transform,
  union,
  unknown,
} from 'valibot'
export { limitedList, limitedRecord } from './limited'
export type { GenericSchema, InferInput, InferOutput } from 'valibot'
