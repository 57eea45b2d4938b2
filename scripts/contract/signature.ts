import ts from 'typescript'
import { isReference } from './type-kinds'

/** What a call must and may be given. */
export interface Arguments {
  readonly required: number
  readonly types: readonly ts.Type[]
  /** The type at a place, which rest parameters have without end. */
  readonly at: (index: number) => ts.Type | undefined
}

export function argumentsOf(checker: ts.TypeChecker, signature: ts.Signature): Arguments {
  const all = signature.parameters.flatMap((parameter) => placesOf(checker, parameter))
  const types = all.filter(({ isRest }) => !isRest).map(({ type }) => type)
  const rest = all.find(({ isRest }) => isRest)?.type
  return { required: all.filter(({ isRequired }) => isRequired).length, types, at: (index) => types[index] ?? rest }
}

interface Place {
  readonly type: ts.Type
  readonly isRequired: boolean
  readonly isRest: boolean
}

function placesOf(checker: ts.TypeChecker, parameter: ts.Symbol): Place[] {
  const type = checker.getTypeOfSymbol(parameter)
  const declared = parameter.valueDeclaration
  if (!declared || !ts.isParameter(declared)) return [{ type, isRequired: true, isRest: false }]
  if (!declared.dotDotDotToken) return [{ type, isRequired: !checker.isOptionalParameter(declared), isRest: false }]
  if (!checker.isTupleType(type) || !isReference(type)) {
    return [{ type: type.getNumberIndexType() ?? type, isRequired: false, isRest: true }]
  }
  const flags = 'elementFlags' in type.target && Array.isArray(type.target.elementFlags) ? type.target.elementFlags : []
  return checker.getTypeArguments(type).map((one, index) => ({
    type: one,
    isRequired: flags[index] === ts.ElementFlags.Required,
    isRest: flags[index] === ts.ElementFlags.Rest,
  }))
}
