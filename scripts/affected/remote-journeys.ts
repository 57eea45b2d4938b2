import { journeysOf } from './journeys'
import type { Declared, Project } from './screens'

/** The files of journeys that can meet a part of these remotes, however little of them changes [OPEN-274]. */
export function journeysOfRemotes(
  names: readonly string[],
  declared: readonly Declared[],
  project: Project,
): readonly string[] {
  const own = project.files.filter((file) => names.some((name) => file.startsWith(`${name}/src/`)))
  return [...journeysOf(declared, own, project).touched.keys()]
}
