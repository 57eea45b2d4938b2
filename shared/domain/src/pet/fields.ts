import * as v from 'valibot'
import { MAX_LENGTH, amount, flag, id, text, wireText, wireTextOrNull } from '../value/schema'
import { NounTable } from '../value/noun-table'
import { formField, hiddenField, readOnlyField, localField } from '../value/wire-field'

/** Highest number accepted as a weight, in any unit. */
export const MAX_WEIGHT = 99_999

const name = text(MAX_LENGTH.name)
const weight = v.nullish(v.pipe(v.number(), v.minValue(0), v.maxValue(MAX_WEIGHT)), null)

/** The fields of a pet [DOM-10]. */
export const petFields = new NounTable({
  id: hiddenField('id', wireText, v.nullish(id)),
  firstName: formField('first_name', wireText, name),
  lastName: formField('last_name', wireText, name),
  type: formField('breed_type', wireText, name),
  breed: formField('breed', wireText, name),
  sex: formField('sex', wireText, text(20)),
  size: hiddenField('size', wireText, v.nullish(name, '')),
  /** In kg, with two decimals, never negative [DOM-46]. */
  weight: formField('weight', amount, weight),
  collected: readOnlyField('collected', flag),
  detailsChecked: readOnlyField('details_checked', flag),
  hadIssue: readOnlyField('had_issue', flag),
  serviceType: localField(wireText),
  /** The weight in the breed's own unit. */
  customUnit: formField('custom_unit', amount, weight),
  /** Name of that unit and kg per unit, stored so that a draft needs no lookup. */
  customUnitName: readOnlyField('custom_unit_name', wireTextOrNull),
  customUnitRatio: readOnlyField('custom_unit_to_kg_ratio', amount),
})

/** Pet fields of the booking itself, used if it has no pet [DOM-06]. */
export const loosePetFields = new NounTable({
  firstName: readOnlyField('pet_first_name', wireText),
  lastName: readOnlyField('pet_last_name', wireText),
  type: readOnlyField('pet_type', wireText),
  breed: readOnlyField('pet_breed', wireText),
  sex: readOnlyField('pet_sex', wireText),
  size: readOnlyField('pet_size', wireText),
  weight: readOnlyField('pet_weight', amount),
})
