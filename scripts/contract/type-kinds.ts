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
