import { bundleType, encodeBundle } from '@portal/release-record/bundle';
import type { Build } from '../build-all';
import { readBuildFiles } from '../build-files';
import { readBuildMaps } from '../build-maps';
import { gitSource } from '../git-source';
import { progress } from '../progress';
import type { PortalClient } from './portal-client';

export interface Published {
  created: boolean;
  /** The build was known, but its files had been removed. */
  restored: boolean;
  package: string;
  build: string;
  version: string;
  tenants: { tenant: string; faults: string[] }[];
}

const inKilobytes = (bytes: number) => `${Math.ceil(bytes / 1024)} KB`;

/** Shows the progress of the upload: in one line at a terminal, otherwise at each quarter. */
function uploadProgress(whole: number): (sent: number) => void {
  let told = 0;
  return (sent) => {
    const quarter = Math.floor((Math.min(sent, whole) / whole) * 4);
    if (quarter === told) return;
    told = quarter;
    progress.note(`${inKilobytes(Math.min(sent, whole))} of ${inKilobytes(whole)}`);
  };
}

interface UploadChoices {
  readonly note?: string | undefined;
  /** Also where it fits no tenant yet. */
  readonly ahead: boolean;
}

/** Brings a build to a portal. No customer gets it yet. */
export async function uploadBuild(
  client: PortalClient,
  build: Build,
  { note, ahead }: UploadChoices,
): Promise<Published> {
  const source = { ...gitSource(build.directory), ...(note ? { note } : {}) };
  const [files, maps] = [await readBuildFiles(build), await readBuildMaps(build)];
  const bytes = encodeBundle({ record: build.record, files, maps, source });
  const path = ahead ? '/releases?ahead=1' : '/releases';
  return client.upload<Published>(path, bundleType, bytes, uploadProgress(bytes.length));
}
