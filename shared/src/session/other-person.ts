import { ownEpoch } from './epoch';
import { useSession } from './store';

/** Hears when another person, nobody or another company is current on this page, until the returned function is called. */
export function onOtherPerson(act: () => void): () => void {
  let epoch = ownEpoch();
  return useSession.subscribe(() => {
    if (epoch === ownEpoch()) return;
    epoch = ownEpoch();
    act();
  });
}
