import { DataKeys } from '@portal/database';
import { unopenedData } from '@portal/platform';
import { unopenedSecrets } from '@portal/releases';
import { wrongKeyText } from '../sealed-data';
import type { Examined } from './examined';
import { type Finding, fault, note, ok } from './finding';

async function dataKeyFinding({ settings: { dataKey }, database }: Examined): Promise<Finding> {
  const about = 'DATA_KEY';
  if (dataKey === undefined) return note(about, 'it is not among these settings', 'examine it where the APIs run');
  const unopened = await unopenedData(database, dataKey);
  if (unopened.length > 0) return fault(about, wrongKeyText(unopened));
  return ok(about, 'it opens all sealed data');
}

async function gatewayKeyFinding({ settings: { gatewayKey }, database }: Examined): Promise<Finding> {
  const about = 'GATEWAY_KEY';
  if (gatewayKey === undefined)
    return note(about, 'it is not among these settings', 'examine it where the gateways run');
  const unopened = await unopenedSecrets(database, new DataKeys(gatewayKey));
  if (unopened.length > 0)
    return fault(
      about,
      `it does not open the shared secrets ${unopened.join(', ')}`,
      'set the key under which they were sealed, the same at all gateways; after a change both, the new one first',
    );
  return ok(about, 'it opens the secrets that gateways share');
}

/** The keys, against what the database holds. A demonstration has none that are secret. */
export async function examineKeys(examined: Examined): Promise<Finding[]> {
  if (examined.settings.demo) return [note('keys', 'a demonstration makes its own')];
  return [await dataKeyFinding(examined), await gatewayKeyFinding(examined)];
}
