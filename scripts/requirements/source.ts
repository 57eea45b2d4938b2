import { isSpec, isText, read, writtenFiles } from '../lib/written-files'
import { parseRequirements, type SourceFile } from './citations'

const DOCUMENT = 'docs/requirements.md'

export const readRequirements = () => parseRequirements(read(DOCUMENT))

/** Every text of the project except the document. */
export const readSource = (): SourceFile[] =>
  writtenFiles()
    .filter((file) => isText(file) && file !== DOCUMENT)
    .map((file) => ({ file, text: read(file), isSpec: isSpec(file) }))
