import type { SuppliedPackage } from './supply'

const purlOf = ({ name, version }: SuppliedPackage) => `pkg:npm/${name.replace(/^@/, '%40')}@${version}`

/** An SPDX id or expression. */
const licencesOf = ({ licence }: SuppliedPackage) => {
  if (licence === null || licence === 'none') return {}
  return { licenses: [/ (AND|OR) /.test(licence) ? { expression: licence } : { license: { id: licence } }] }
}

function componentOf(one: SuppliedPackage) {
  const [group, name] = one.name.startsWith('@') ? one.name.split('/') : [undefined, one.name]
  return {
    type: 'library',
    'bom-ref': purlOf(one),
    ...(group && { group }),
    name,
    version: one.version,
    scope: one.isOptional ? 'optional' : 'required',
    ...(one.sha512 && { hashes: [{ alg: 'SHA-512', content: Buffer.from(one.sha512, 'base64').toString('hex') }] }),
    ...licencesOf(one),
    purl: purlOf(one),
  }
}

/** Bill of materials in CycloneDX 1.6, the same for the same lockfile. */
export function billOf(
  supplied: readonly SuppliedPackage[],
  portal: { readonly name: string; readonly version: string },
) {
  const byId = new Map(supplied.map((one) => [one.id, one]))
  const refsOf = (ids: readonly string[]) => ids.flatMap((id) => byId.get(id) ?? []).map((one) => purlOf(one))
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': portal.name, ...portal } },
    components: supplied.map(componentOf),
    dependencies: supplied.map((one) => ({ ref: purlOf(one), dependsOn: refsOf(one.needs) })),
  }
}
