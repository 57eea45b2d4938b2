import ts from 'typescript'

const PLAIN =
  ts.TypeFlags.StringLike |
  ts.TypeFlags.NumberLike |
  ts.TypeFlags.BooleanLike |
  ts.TypeFlags.BigIntLike |
  ts.TypeFlags.ESSymbolLike |
  ts.TypeFlags.VoidLike |
  ts.TypeFlags.Null |
  ts.TypeFlags.NonPrimitive |
  ts.TypeFlags.Any |
  ts.TypeFlags.Unknown |
  ts.TypeFlags.Never

/** Whether a type is primitive. */
export const isPlain = ({ flags }: ts.Type) => (flags & PLAIN) !== 0

/** Whether a type depends on a type parameter. */
export const isVariable = ({ flags }: ts.Type) => (flags & ts.TypeFlags.Instantiable & ~ts.TypeFlags.StringLike) !== 0

/** `string` or `number` for that type and its literals; undefined for another type. */
export function baseOf({ flags }: ts.Type): 'string' | 'number' | undefined {
  if (flags & ts.TypeFlags.StringLike) return 'string'
  return flags & ts.TypeFlags.NumberLike ? 'number' : undefined
}

export const partsOf = (type: ts.Type): readonly ts.Type[] => (type.isUnion() ? type.types : [type])

export const isReference = (type: ts.Type): type is ts.TypeReference =>
  (type.flags & ts.TypeFlags.Object) !== 0 &&
  'target' in type &&
  'objectFlags' in type &&
  (Number(type.objectFlags) & ts.ObjectFlags.Reference) !== 0

export const isOptional = ({ flags }: ts.Symbol) => (flags & ts.SymbolFlags.Optional) !== 0

/** Private members are no part of the contract. */
export const isPublicMember = ({ name, declarations = [] }: ts.Symbol) =>
  !name.startsWith('#') &&
  declarations.every((one) => !(ts.getCombinedModifierFlags(one) & ts.ModifierFlags.NonPublicAccessibilityModifier))

/** Members of a union with the same tag, such as `kind: 'paid'`; all members when none has it. */
export function membersWithSameTag(
  checker: ts.TypeChecker,
  type: ts.Type,
  parts: readonly ts.Type[],
): readonly ts.Type[] {
  const tagsOf = (one: ts.Type) =>
    checker.getPropertiesOfType(one).flatMap((property) => {
      const tag = checker.getTypeOfSymbol(property)
      return tag.isLiteral() ? [`${property.name} ${String(tag.value)}`] : []
    })
  const tags = new Set(tagsOf(type))
  const kin = parts.filter((part) => tagsOf(part).some((tag) => tags.has(tag)))
  return kin.length > 0 ? kin : parts
}

export const both = <T>(from: ts.Type, to: ts.Type, of: (type: ts.Type) => T): readonly [T, T] => [of(from), of(to)]

/** A type as the compiler prints it, shortened for a sentence. */
export function typeText(checker: ts.TypeChecker, type: ts.Type): string {
  const text = checker.typeToString(type)
  return text.length > 60 ? `${text.slice(0, 60)}…` : text
}

/** Direction of a value: `given` by the shell, whose unions may grow, or `taken` from a remote. */
export type Direction = 'given' | 'taken'
export const reverse = (way: Direction): Direction => (way === 'given' ? 'taken' : 'given')

/** Text for a property that one side lacks. */
export function missingPropertyText(way: Direction, isThere: boolean): string {
  if (way === 'taken') return 'is required'
  return isThere ? 'may be missing' : 'is gone'
}
