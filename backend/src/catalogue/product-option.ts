import { amountOn } from '@portal/domain'
import type { ChildOption, PriceList, ProductOption } from '@portal/domain'
import type { OptionDetails } from '../db/records'
import type { OptionRow } from '../repositories/catalogue'

/** The facts of a value that a line stores. */
export type ChoiceRow = Pick<OptionRow, 'id' | 'baseId' | 'name' | 'listPrice' | 'baseRate' | 'details'>

/** A value of a dropdown as the API sends it, without the link to its picture. */
export function toProductOption(
  row: ChoiceRow & Pick<OptionRow, 'parentId' | 'groupName'>,
  prices: PriceList,
): Omit<ProductOption, 'image'> {
  const { details } = row
  return {
    ...optionFacts(details),
    id: row.id,
    baseId: row.baseId,
    parentId: row.parentId,
    name: row.name,
    unit_price: amountOn(prices, row),
    engraving_text: null,
    group: row.groupName,
    chosen_for_weight: null,
    hide_in_portal_modal: details.hideInPortalModal,
  }
}

/** A dropdown is optional if all its values say so. */
export const isOptionalGroup = (options: readonly OptionRow[]) => options.every((option) => option.groupOptional)

type OptionPosition = Pick<ChildOption, 'id' | 'baseId' | 'parentId' | 'group'>

/** Facts of an option apart from name, position and price [DOM-35, DOM-36]; defaults if it no longer exists. */
export function optionFacts(
  details: OptionDetails | undefined,
): Omit<ChildOption, keyof OptionPosition | 'name' | 'unit_price' | 'engraving_text' | 'chosen_for_weight'> {
  return {
    min_weight: details?.minWeight ?? null,
    max_weight: details?.maxWeight ?? null,
    requires_engraving: details?.requiresEngraving ?? false,
    engraving_max_length: details?.maxLines ?? null,
    engraving_max_characters: details?.maxCharacters ?? null,
    has_image: (details?.imagePath ?? null) !== null,
    requires_collection: details?.requiresCollection ?? false,
    includes_return_charge: details?.includesReturnCharge ?? false,
    holds_ashes: (details?.holdsAshes || details?.includesReturnCharge) ?? false,
    description: details?.description ?? '',
    special_order: details?.specialOrder ?? false,
    show_in_manage_prep: details?.showInManagePrep ?? false,
    engraving_type: details?.engravingType ?? null,
    order_information: details?.orderInformation ?? null,
    pricing_method_c: details?.pricingMethod ?? null,
    show_in_confirmation_emails_c: details?.showInConfirmationEmails ?? false,
    type: details?.type ?? null,
    child_package_products: [],
  }
}
