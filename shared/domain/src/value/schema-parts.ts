/**
 * The parts of valibot that endpoints and readers of stored values are made of. The domain is shared: a page
 * that declares a schema with them brings no copy of the library.
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
