import { userInfo } from 'node:os';
import { type DataReport, dataReport, sealStoredData, unopenedData } from '@portal/platform';
import { neededDataKey } from './data-key';
import { openPortalDatabase } from './open-portal-database';
import { SettingError } from './setting-error';
import type { Settings } from './settings';

/** `status` tells how far the sealing is; `seal` lets values be sealed and seals those of before. */
export type DataAct = 'status' | 'seal';

export function dataActOf(words: readonly string[]): DataAct {
  const [act, ...more] = words;
  if (more.length === 0 && (act === 'status' || act === 'seal')) return act;
  throw new SettingError('Write status or seal.');
}

const countText = (counted: DataReport['waiting']): string =>
  counted.map(({ place, values }) => `${place}: ${values}`).join(', ');

/** Why a key is refused under which these stored values were not sealed. */
export const wrongKeyText = (unopened: DataReport['waiting']): string =>
  `DATA_KEY does not open what is stored (${countText(unopened)}): it was sealed under another key. Set that one, or both if the key was changed.`;

/** Opens the database, does the act with the key of the settings, and closes the database. */
export async function sealedData(settings: Settings, act: DataAct): Promise<DataReport> {
  const dataKey = neededDataKey(settings);
  const database = await openPortalDatabase(settings);
  try {
    const unopened = await unopenedData(database, dataKey);
    if (unopened.length > 0) throw new SettingError(wrongKeyText(unopened));
    if (act === 'status') return await dataReport(database, dataKey);
    return await sealStoredData(database, { dataKey, by: userInfo().username });
  } finally {
    await database.close();
  }
}

/** The lines that an operator reads. */
export function dataLines({ state, waiting }: DataReport): string[] {
  return [
    state === 'sealed'
      ? 'Personal data is written sealed.'
      : 'Personal data is still written in clear, for APIs of the release before: portal data seal ends that.',
    ...waiting.map(({ place, values }) => `${place}: ${values} still to be sealed under the first key`),
    ...(waiting.length === 0 ? ['All of it is sealed under the first key: older keys can go.'] : []),
  ];
}
