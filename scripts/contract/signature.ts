import ts from 'typescript'
import { isReference } from './type-kinds'

/** Required and allowed arguments of a call. */
interface Arguments {
  readonly required: number
  readonly types: readonly ts.Type[]
  /** Type of the argument at an index; rest parameters have no last index. */
  readonly at: (index: number) => ts.Type | undefined
}

export function argumentsOf(checker: ts.TypeChecker, signature: ts.Signature): Arguments {
  const all = signature.parameters.flatMap((parameter) => parametersOf(checker, parameter))
  const types = all.filter(({ isRest }) => !isRest).map(({ type }) => type)
  const rest = all.find(({ isRest }) => isRest)?.type
  return { required: all.filter(({ isRequired }) => isRequired).length, types, at: (index) => types[index] ?? rest }
}

interface Parameter {
  readonly type: ts.Type
  readonly isRequired: boolean
  readonly isRest: boolean
}

function parametersOf(checker: ts.TypeChecker, parameter: ts.Symbol): Parameter[] {
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
