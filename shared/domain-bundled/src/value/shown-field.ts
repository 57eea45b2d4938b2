/** A displayed field of a noun: one field, or several that belong together and are merged as one. */
export interface ShownField<Noun> {
  readonly label: string
  /** The displayed value; '' if empty. */
  text(noun: Noun): string
  /** Fields outside the form that belong to it. */
  readonly with?: readonly (keyof Noun)[]
}

/** A field that is displayed, merged and locked as part of another. */
interface PartOf<Name> {
  readonly within: Name
}

/** How each form field of a noun is displayed. */
export type ShownTable<Noun, Asked extends PropertyKey, Shown = ShownField<Noun>> = Readonly<
  Record<Asked, Shown | PartOf<NoInfer<Asked>>>
>

/** Names of the fields that are displayed on their own. */
export type ShownName<Table> = {
  [Name in keyof Table]: Table[Name] extends PartOf<unknown> ? never : Name
}[keyof Table] &
  string

/** A displayed field with its name and the keys of all fields it covers, form fields first. */
export type NamedField<Shown> = Shown & { readonly name: string; readonly keys: readonly string[] }

/** Displayed fields of a table, in order. */
export function displayedFields<Shown extends object>(
  table: Readonly<Record<string, Shown | PartOf<string>>>,
): NamedField<Shown>[] {
  const rows = Object.entries(table)
  return rows.flatMap(([name, shown]) => {
    if ('within' in shown) return []
    const covered = rows.filter(([key, row]) => key === name || ('within' in row && row.within === name))
    const others: readonly string[] = 'with' in shown && Array.isArray(shown.with) ? shown.with : []
    return [{ ...shown, name, keys: [...covered.map(([key]) => key), ...others] }]
  })
}

/** A row of a screen that shows a whole noun. */
export interface FieldRow {
  readonly name: string
  readonly label: string
  readonly value: string
}

/** Rows that a screen words differently, by field; an empty list hides the row. */
export type OwnRows<Noun, Name extends string> = Readonly<
  Partial<Record<Name, readonly Partial<Pick<ShownField<Noun>, 'label' | 'text'>>[]>>
>

/** All displayed fields of a noun as rows. */
export function rowsOf<Noun>(
  fields: readonly NamedField<ShownField<Noun>>[],
  noun: Noun,
  own: OwnRows<Noun, string>,
): FieldRow[] {
  return fields.flatMap((field) =>
    (own[field.name] ?? [{}]).map(({ label = field.label, text = field.text }) => {
      return { name: field.name, label, value: text(noun) }
    }),
  )
}
