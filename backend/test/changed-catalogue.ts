import type { TestApi } from './api'
import { line } from './booking'

export const [PRINT, LOCKET] = ['clay-paw-print', 'fur-locket'] as const
export const ROUND = `${PRINT}-round`
/** The round print and the locket: 59.00 + 0.00 and 76.00 on the list, 44.00 and 58.00 in the pricebook. */
export const LINES = [line(PRINT, { package_products_c: { [PRINT]: [{ id: ROUND }] } }), line(LOCKET)]

/** Changes the catalogue until `restore`, which runs after each test. */
export function changedCatalogue(api: () => TestApi) {
  const sql = (text: string) => api().connection.sql.query(text)
  const undo: (() => Promise<unknown>)[] = []
  const catalogue = async (change: string, back: string) => {
    await sql(change)
    undo.push(() => sql(back))
  }
  return {
    catalogue,
    product: (id: string, changed: string, back: string) =>
      catalogue(`update products set ${changed} where id = '${id}'`, `update products set ${back} where id = '${id}'`),
    restore: async () => {
      for (const back of undo.splice(0)) await back()
      api().deps.auth.forget()
    },
  }
}
