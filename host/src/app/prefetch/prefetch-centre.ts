import { type BootRemote, bootDocument } from '@portal/shared/boot';
import { hashedFiles, learnHashes } from '../../federation/hash-lists';
import { isSparing } from './is-sparing';

/** Into the browser's cache. What does not come now is fetched when it is needed. */
const fetchAhead = (file: string): Promise<unknown> =>
  fetch(file, { priority: 'low' })
    .then((answer) => answer.blob())
    .catch(() => undefined);

/** Of a remote only the bytes: one that has run could no longer give way to a newer release without a new page. */
async function fetchRemote(remote: BootRemote): Promise<void> {
  await learnHashes(remote);
  await Promise.all(hashedFiles(remote).map(fetchAhead));
}

/** What its pages take from the host; `prefetch.spec.ts` names what is missing here. */
const loadTiers = (): Promise<unknown>[] => [
  import(/* webpackChunkName: "centre" */ '../frame/centre-frame'),
  import('@portal/shared/ui').then(({ Dialog }) => Dialog.load()),
  import('@portal/shared/ui/frame').then(({ SidePanel }) => SidePanel.load()),
  import('@portal/shared/ui/form'),
  import('@portal/shared/ui/fields'),
  import('@portal/shared/ui/tabs'),
  import('@portal/shared/ui/data'),
  import('@portal/shared/ui/dates'),
  import('@portal/shared/ui/qr-code'),
  import('@portal/shared/validators'),
  import('@portal/shared/company-fields'),
  import('@portal/shared/articles'),
];

let begun = false;

/** Brings what the pages of the centre are made of before somebody goes there. */
export async function prefetchCentre(): Promise<void> {
  if (begun || isSparing()) return;
  begun = true;
  const { remotes, standalone } = bootDocument();
  if (standalone) return;
  const ofCentre = remotes.filter(({ owns }) => owns.some(({ permission }) => permission));
  await Promise.allSettled([...loadTiers(), ...ofCentre.map(fetchRemote)]);
}
