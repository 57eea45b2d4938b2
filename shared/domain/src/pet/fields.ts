import * as v from 'valibot'
import { MAX_LENGTH, amount, flag, id, text, wireText, wireTextOrNull } from '../value/schema'
import { NounTable } from '../value/noun-table'
import { asked, kept, readOnly, unsent } from '../value/wire-field'

/** Highest number accepted as a weight, in any unit. */
export const MAX_WEIGHT = 99_999

const name = text(MAX_LENGTH.name)
const weight = v.nullish(v.pipe(v.number(), v.minValue(0), v.maxValue(MAX_WEIGHT)), null)

/** The fields of a pet [DOM-10]. */
export const petFields = new NounTable({
  id: kept('id', wireText, v.nullish(id)),
  firstName: asked('first_name', wireText, name),
  lastName: asked('last_name', wireText, name),
  type: asked('breed_type', wireText, name),
  breed: asked('breed', wireText, name),
  sex: asked('sex', wireText, text(20)),
  size: kept('size', wireText, v.nullish(name, '')),
  /** In kg, with two decimals, never negative [DOM-46]. */
  weight: asked('weight', amount, weight),
  collected: readOnly('collected', flag),
  detailsChecked: readOnly('details_checked', flag),
  hadIssue: readOnly('had_issue', flag),
  serviceType: unsent(wireText),
  /** The weight in the breed's own unit. */
  customUnit: asked('custom_unit', amount, weight),
  /** Name of that unit and kg per unit, stored so that a draft needs no lookup. */
  customUnitName: readOnly('custom_unit_name', wireTextOrNull),
  customUnitRatio: readOnly('custom_unit_to_kg_ratio', amount),
})

/** Pet fields of the booking itself, used if it has no pet [DOM-06]. */
export const loosePetFields = new NounTable({
  firstName: readOnly('pet_first_name', wireText),
  lastName: readOnly('pet_last_name', wireText),
  type: readOnly('pet_type', wireText),
  breed: readOnly('pet_breed', wireText),
  sex: readOnly('pet_sex', wireText),
  size: readOnly('pet_size', wireText),
  weight: readOnly('pet_weight', amount),
})
