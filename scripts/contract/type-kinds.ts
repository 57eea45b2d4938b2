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

/** Whether a type has no parts. */
export const isPlain = ({ flags }: ts.Type) => (flags & PLAIN) !== 0

/** Whether a type depends on a parameter of a generic name. */
export const isVariable = ({ flags }: ts.Type) => (flags & ts.TypeFlags.Instantiable & ~ts.TypeFlags.StringLike) !== 0

/** `string` or `number` for that type and each of its literals; undefined for all else. */
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

/** What the compiler compares by where it was declared is nobody's outside. */
export const isOpen = ({ name, declarations = [] }: ts.Symbol) =>
  !name.startsWith('#') &&
  declarations.every((one) => !(ts.getCombinedModifierFlags(one) & ts.ModifierFlags.NonPublicAccessibilityModifier))

/** Of the parts of a union those with the same tag, such as `kind: 'paid'`; all where none has it. */
export function kinOf(checker: ts.TypeChecker, type: ts.Type, parts: readonly ts.Type[]): readonly ts.Type[] {
  const tagsOf = (one: ts.Type) =>
    checker.getPropertiesOfType(one).flatMap((property) => {
      const tag = checker.getTypeOfSymbol(property)
      return tag.isLiteral() ? [`${property.name} ${String(tag.value)}`] : []
    })
  const tags = new Set(tagsOf(type))
  const kin = parts.filter((part) => tagsOf(part).some((tag) => tags.has(tag)))
  return kin.length > 0 ? kin : parts
}

/** The same of two types. */
export const both = <T>(from: ts.Type, to: ts.Type, of: (type: ts.Type) => T): readonly [T, T] => [of(from), of(to)]

/** A type as the compiler writes it, for a sentence. */
export function typeWords(checker: ts.TypeChecker, type: ts.Type): string {
  const text = checker.typeToString(type)
  return text.length > 60 ? `${text.slice(0, 60)}…` : text
}

/** The maker of a value: the shell, whose lists may grow, or a remote, which gives only what it knew. */
export type Way = 'given' | 'taken'
export const turned = (way: Way): Way => (way === 'given' ? 'taken' : 'given')

/** Words for a property that one side lacks or may lack. */
export function lackWords(way: Way, isThere: boolean): string {
  if (way === 'taken') return 'is required'
  return isThere ? 'may be missing' : 'is gone'
}
