import type { CollectionProduct } from '../collection/schema'
import type { QuotedLine, ServerLine, SubmitLine } from './schema'

/** A line for a newly chosen product. The server sets its id and price. */
export function newLine(product: { id: string; name: string; price?: number | null }, editId: string): QuotedLine {
  return {
    id: '',
    name: product.name,
    quantity: 1,
    unitPrice: product.price ?? null,
    discountPrice: null,
    engravingText: null,
    actualProductIdC: product.id,
    producttemplateIdC: null,
    parentProductId: null,
    packageProductsC: {},
    deleted: false,
    seq: null,
    isVpcreated: true,
    editId,
    childProducts: [],
    isHomeCollection: false,
    includesReturnCharge: false,
    requiresCollection: false,
    canBeDeleted: true,
    pieces: [],
    artwork: null,
  }
}

/** A removed line is marked as deleted with quantity 0 [CAT-46]. */
export function removedLine(line: QuotedLine): QuotedLine {
  return { ...line, deleted: true, quantity: 0 }
}

/** The lines with the chosen collection type once and without a former one [OPEN-44]. */
export function linesWithCollection(lines: readonly QuotedLine[], chosen: CollectionProduct | null): QuotedLine[] {
  const isChosen = (line: QuotedLine) => !line.deleted && line.actualProductIdC === chosen?.id
  const withoutZones = lines.map((line) => (line.isHomeCollection && !isChosen(line) ? removedLine(line) : line))
  if (!chosen || withoutZones.some((line) => line.isHomeCollection && isChosen(line))) return withoutZones
  const added = newLine(chosen, `collection-${chosen.id}`)
  return [...withoutZones, { ...added, isHomeCollection: true, canBeDeleted: false }]
}

export function toQuotedLine(line: ServerLine): QuotedLine {
  return {
    id: line.id,
    name: line.name,
    quantity: line.quantity,
    unitPrice: line.unit_price,
    discountPrice: line.discount_price,
    engravingText: line.engraving_text,
    actualProductIdC: line.actual_product_id_c,
    producttemplateIdC: line.producttemplate_id_c,
    parentProductId: line.parent_product_id,
    packageProductsC: line.package_products_c,
    deleted: line.deleted,
    seq: line.seq,
    isVpcreated: line.is_vpcreated,
    editId: line.editId,
    childProducts: line.child_products.map((child) => ({
      id: child.id,
      name: child.name,
      quantity: child.quantity,
      unitPrice: child.unit_price,
      showInConfirmationEmails: child.show_in_confirmation_emails_c,
    })),
    isHomeCollection: line.is_home_collection,
    includesReturnCharge: line.includes_return_charge,
    requiresCollection: line.requires_collection,
    canBeDeleted: line.can_be_deleted && !line.is_home_collection,
    pieces: line.pieces,
    artwork: line.artwork,
  }
}

/** Lines for the API [DOM-20], without those that have no product. */
export function toSubmitLines(lines: readonly QuotedLine[]): SubmitLine[] {
  return lines.flatMap((line) => (line.actualProductIdC ? [toSubmitLine(line, line.actualProductIdC)] : []))
}

function toSubmitLine(line: QuotedLine, product: string): SubmitLine {
  const chosen = Object.entries(line.packageProductsC).map(([parent, options]) => [
    parent,
    options.map((option) => ({ id: option.id, engraving_text: option.engraving_text })),
  ])
  return {
    id: line.id || null,
    quantity: line.deleted ? 0 : line.quantity,
    deleted: line.deleted,
    product,
    package_products_c: Object.fromEntries(chosen),
    engraving_text: line.engravingText,
    editId: line.editId,
    is_vpcreated: line.isVpcreated,
    is_home_collection: line.isHomeCollection,
  }
}
