import { type BootRemote, bootDocument } from '@portal/shared/boot';
import { hashedFiles, learnHashes } from '../../federation/hash-lists';

/** Fetches a file into the browser's cache. A file that does not come now is fetched when the page needs it. */
const fetchAhead = (file: string): Promise<unknown> =>
  fetch(file, { priority: 'low' })
    .then((answer) => answer.blob())
    .catch(() => undefined);

/** Fetches only the bytes of a remote. A remote that has run could give way to a newer release only with a new page. */
async function fetchRemote(remote: BootRemote): Promise<void> {
  await learnHashes(remote);
  await Promise.all(hashedFiles(remote).map(fetchAhead));
}

/** The modules that the centre's pages take from the host; `prefetch.spec.ts` names a module that is missing here. */
const loadTiers = (): Promise<unknown>[] => [
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

/** Fetches the code of the centre's pages, and the frame around them, before somebody goes there. */
export async function prefetchCentre(loadFrame: () => Promise<unknown>): Promise<void> {
  const { remotes, standalone } = bootDocument();
  if (standalone) return;
  const ofCentre = remotes.filter(({ owns }) => owns.some(({ permission }) => permission));
  await Promise.allSettled([loadFrame(), ...loadTiers(), ...ofCentre.map(fetchRemote)]);
}
