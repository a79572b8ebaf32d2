import { bootDocument } from '@portal/shared/boot';
import { hashedFiles, learnHashes } from '../federation/hash-lists';

/** Whoever pays for each byte, or waits for it, gets no more than they ask for. */
function isSparing(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true;
}

/** Into the browser's cache. What does not come now is fetched when it is needed. */
const fetchAhead = (file: string): Promise<unknown> =>
  fetch(file, { priority: 'low' })
    .then((answer) => answer.blob())
    .catch(() => undefined);

let begun = false;

/**
 * Fetches what the pages of the centre are made of. Of remotes only the bytes: one that has run could no longer give
 * way to a newer release without the page being loaded anew.
 */
export async function prefetchCentre(): Promise<void> {
  if (begun || isSparing()) return;
  begun = true;
  const { remotes, standalone } = bootDocument();
  if (standalone) return;
  const ofCentre = remotes.filter(({ owns }) => owns.some(({ permission }) => permission));
  await Promise.allSettled(ofCentre.map(learnHashes));
  for (const remote of ofCentre) await Promise.all(hashedFiles(remote).map(fetchAhead));
  await Promise.allSettled([
    import('../frame/centre-frame'),
    import('@portal/shared/ui').then(({ Dialog }) => Dialog.load()),
    import('@portal/shared/ui/frame').then(({ SidePanel }) => SidePanel.load()),
    import('@portal/shared/ui/form'),
    import('@portal/shared/ui/fields'),
    import('@portal/shared/ui/tabs'),
    import('@portal/shared/ui/data'),
    import('@portal/shared/ui/dates'),
  ]);
}
