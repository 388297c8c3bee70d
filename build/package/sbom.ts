import path from 'node:path';
import { root } from '../root.ts';
import { type PackageFolder, packedPackages, readPackage } from './packed-packages.ts';

export const sbomFile = path.join(root, 'sbom.cdx.json');

/**
 * A software bill of materials (CycloneDX 1.6) of the code packed into the published files, which `npm audit` does not
 * see. It has no time and serial number, so that the same packages give the same text.
 */
export async function printSbom(): Promise<string> {
  const { name, version } = readPackage(root);
  const sbom = {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', name, version, purl: purlOf({ name, version }) } },
    components: (await packedPackages()).map(componentOf),
  };
  return `${JSON.stringify(sbom, null, 2)}\n`;
}

function componentOf({ name, version, license }: PackageFolder): object {
  const purl = purlOf({ name, version });
  return { type: 'library', 'bom-ref': purl, name, version, purl, licenses: [{ expression: license }] };
}

/** Package URL (package URL specification, type npm); the @ of a scope is escaped. */
function purlOf({ name, version }: Pick<PackageFolder, 'name' | 'version'>): string {
  return `pkg:npm/${name.replace('@', '%40')}@${version}`;
}
