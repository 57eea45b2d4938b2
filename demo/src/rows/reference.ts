import { PlaqueConfigEntrySchema } from '@portal/domain/plaque'
import type { World } from 'backend'
import { parse } from 'valibot'
import type { DemoWorld } from '../types/world'

type ReferenceRows = Pick<
  World,
  'brands' | 'representatives' | 'petTypes' | 'breeds' | 'zones' | 'zoneLocalities' | 'stageLabels'
>
type CatalogueRows = Pick<World, 'products' | 'productStock' | 'productOptions' | 'packageItems' | 'plaqueConfig'>
type PracticeRows = Pick<World, 'practices' | 'contacts' | 'serviceTypes' | 'invoices' | 'invoiceLines'>

export function referenceRows(world: DemoWorld): ReferenceRows {
  return {
    brands: world.brands.map(({ code, name, parent, phoneWork, email, logoPath, ...details }, seq) => ({
      code,
      name,
      parent,
      phoneWork,
      email,
      logoPath,
      details,
      seq,
    })),
    representatives: world.representatives,
    petTypes: world.petTypes.map((name, seq) => ({ name, seq })),
    breeds: world.breeds,
    zones: world.zones,
    zoneLocalities: world.zones.flatMap((zone) =>
      zone.localities.map((locality) => ({ ...locality, zoneId: zone.id })),
    ),
    stageLabels: world.stageLabels.map((label, seq) => ({ ...label, seq })),
  }
}

export function catalogueRows(world: DemoWorld): CatalogueRows {
  return {
    products: world.products.map(({ stock: _stock, ...product }) => {
      const { id, name, category, listPrice, baseRate, orderBy, material, serviceTypes: offered, ...details } = product
      return {
        id,
        name,
        category,
        listPrice,
        baseRate,
        orderBy,
        material,
        serviceTypes: offered && [...offered],
        details,
      }
    }),
    productStock: world.products.flatMap((product) =>
      Object.entries(product.stock).map(([brand, stock]) => ({ productId: product.id, brand, ...stock })),
    ),
    productOptions: world.options.map((option, seq) => {
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
    packageItems: world.packages.flatMap(({ productId, items }) =>
      items.map((item, seq) => ({ packageId: productId, ...item, seq })),
    ),
    plaqueConfig: world.plaqueConfig.map((entry, seq) => ({
      sugarId: entry.SugarID,
      seq,
      entry: parse(PlaqueConfigEntrySchema, entry),
    })),
  }
}

export function practiceRows(world: DemoWorld): PracticeRows {
  return {
    practices: world.practices,
    contacts: world.contacts.map((contact) => ({ ...contact, account: contact.active ? 'portal' : 'none' })),
    serviceTypes: world.serviceTypes.map((type, seq) => ({ ...type, seq })),
    invoices: world.invoices.map(({ lines: _lines, ...invoice }) => invoice),
    invoiceLines: world.invoices.flatMap(({ practiceId, id: invoiceId, lines }) =>
      lines.map((line, seq) => ({ practiceId, invoiceId, seq, ...line })),
    ),
  }
}
