import type { DemoWorld } from '../seed/types'
import { rowsOf } from './demo-rows'
import type { Rows } from './demo-rows'
import { packageItems, plaqueConfig, productOptions, productStock, products } from './schema/catalogue'
import { contacts, invoiceLines, invoices, practices, representatives, serviceTypes } from './schema/practice'
import { brands, breeds, petTypes, stageLabels, zoneLocalities, zones } from './schema/reference'

export function referenceRows(world: DemoWorld): Rows[] {
  return [
    rowsOf(
      brands,
      world.brands.map(({ code, name, parent, phoneWork, email, logoPath, ...details }, seq) => ({
        code,
        name,
        parent,
        phoneWork,
        email,
        logoPath,
        details,
        seq,
      })),
    ),
    rowsOf(representatives, world.representatives),
    rowsOf(
      petTypes,
      world.petTypes.map((name, seq) => ({ name, seq })),
    ),
    rowsOf(breeds, world.breeds),
    rowsOf(zones, world.zones),
    rowsOf(
      zoneLocalities,
      world.zones.flatMap((zone) => zone.localities.map((locality) => ({ ...locality, zoneId: zone.id }))),
    ),
    rowsOf(
      stageLabels,
      world.stageLabels.map((label, seq) => ({ ...label, seq })),
    ),
  ]
}

export function catalogueRows(world: DemoWorld): Rows[] {
  return [
    rowsOf(
      products,
      world.products.map(({ stock: _stock, ...product }) => {
        const { id, name, category, listPrice, baseRate, orderBy, serviceTypes: offered, ...details } = product
        return {
          id,
          name,
          category,
          listPrice,
          baseRate,
          orderBy,
          serviceTypes: offered && [...offered],
          details,
        }
      }),
    ),
    rowsOf(
      productStock,
      world.products.flatMap((product) =>
        Object.entries(product.stock).map(([brand, stock]) => ({ productId: product.id, brand, ...stock })),
      ),
    ),
    rowsOf(
      productOptions,
      world.options.map((option, seq) => {
        const { id, baseId, parentId, group, groupOptional, name, listPrice, baseRate, ...details } = option
        return {
          id,
          baseId,
          parentId,
          groupName: group,
          groupOptional,
          name,
          listPrice,
          baseRate,
          seq,
          details,
        }
      }),
    ),
    rowsOf(
      packageItems,
      world.packages.flatMap(({ productId, items }) =>
        items.map((item, seq) => ({ packageId: productId, ...item, seq })),
      ),
    ),
    rowsOf(
      plaqueConfig,
      world.plaqueConfig.map((entry, seq) => ({ sugarId: entry.SugarID, seq, entry: { ...entry } })),
    ),
  ]
}

export function practiceRows(world: DemoWorld): Rows[] {
  return [
    rowsOf(practices, world.practices),
    // The demo's pool is filled with it: an account for everybody who may sign in.
    rowsOf(
      contacts,
      world.contacts.map((contact) => ({ ...contact, account: contact.active ? 'portal' : 'none' })),
    ),
    rowsOf(
      serviceTypes,
      world.serviceTypes.map((type, seq) => ({ ...type, seq })),
    ),
    rowsOf(
      invoices,
      world.invoices.map(({ lines: _lines, ...invoice }) => invoice),
    ),
    rowsOf(
      invoiceLines,
      world.invoices.flatMap(({ practiceId, id: invoiceId, lines }) =>
        lines.map((line, seq) => ({ practiceId, invoiceId, seq, ...line })),
      ),
    ),
  ]
}
