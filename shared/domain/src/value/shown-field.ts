/** What people see of a noun: a field, or several that mean something only together and are merged as one. */
export interface ShownField<Noun> {
  readonly label: string
  /** The value as it is read; '' when there is none. */
  text(noun: Noun): string
  /** Fields that no form asks for and that go along with it. */
  readonly with?: readonly (keyof Noun)[]
}

/** A field that is told of, merged and locked as a part of another one. */
interface PartOf<Name> {
  readonly within: Name
}

/** How each field that the noun's form asks for is shown. */
export type ShownTable<Noun, Asked extends PropertyKey, Shown = ShownField<Noun>> = Readonly<
  Record<Asked, Shown | PartOf<NoInfer<Asked>>>
>

/** The fields of such a table that stand for themselves. */
export type ShownName<Table> = {
  [Name in keyof Table]: Table[Name] extends PartOf<unknown> ? never : Name
}[keyof Table] &
  string

/** A field as it is shown, by its name, with the names of all that it stands for; those of the form come first. */
export type NamedField<Shown> = Shown & { readonly name: string; readonly keys: readonly string[] }

/** What a table shows, in its order. */
export function shownIn<Shown extends object>(
  table: Readonly<Record<string, Shown | PartOf<string>>>,
): NamedField<Shown>[] {
  const rows = Object.entries(table)
  return rows.flatMap(([name, shown]) => {
    if ('within' in shown) return []
    const asked = rows.filter(([key, row]) => key === name || ('within' in row && row.within === name))
    const others: readonly string[] = 'with' in shown && Array.isArray(shown.with) ? shown.with : []
    return [{ ...shown, name, keys: [...asked.map(([key]) => key), ...others] }]
  })
}

/** A row of a screen that shows all of a noun. */
export interface FieldRow {
  readonly name: string
  readonly label: string
  readonly value: string
}

/** Rows that a screen words in its own way, by the field they stand for; none where another row tells it. */
export type OwnRows<Noun, Name extends string> = Readonly<
  Partial<Record<Name, readonly Partial<Pick<ShownField<Noun>, 'label' | 'text'>>[]>>
>

/** All that is shown of a noun as rows. */
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
