import { eachMapping, TraceMap } from '@jridgewell/trace-mapping'
import type { SourceMapInput } from '@jridgewell/trace-mapping'

/** Code that a single build of the portal would not need. */
const OF_FEDERATION = /\/shared\/federation\/src\/loader\/|\/shell\/src\/seam\/|\/node_modules\/@module-federation\//

/** Share of a minified script, from 0 to 1, that comes from these sources. */
export function federationShare(script: string, sourceMap: SourceMapInput): number {
  const lines = script.split('\n')
  const pieces: { line: number; column: number; isOurs: boolean }[] = []
  eachMapping(new TraceMap(sourceMap), ({ generatedLine, generatedColumn, source }) =>
    pieces.push({ line: generatedLine - 1, column: generatedColumn, isOurs: OF_FEDERATION.test(source ?? '') }),
  )
  const ours = pieces.reduce((sum, { line, column, isOurs }, index) => {
    const next = pieces[index + 1]
    const end = next?.line === line ? next.column : (lines[line]?.length ?? 0)
    return isOurs ? sum + end - column : sum
  }, 0)
  return script.length > 0 ? ours / script.length : 0
}
