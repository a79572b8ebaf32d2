import { ownPermissions } from '../permissions/own-permissions';
import type { Person } from '../permissions/person';
import type { AddRowsOptions, AskingRequest } from './add-rows';

/**
 * Tells which permissions a person has of those that a slot's release declares: the release that this visitor gets,
 * canary and override included.
 */
export function slotPermissions(viewOf: AddRowsOptions['viewOf']) {
  return async (asking: AskingRequest, slot: string, person: Person): Promise<string[]> => {
    const now = await viewOf(asking);
    const remotes = now?.view.slots.filter((one) => one.slot === slot).map(({ release }) => release.record) ?? [];
    return ownPermissions(remotes, now?.entry.grants ?? [], person).map(({ code }) => code);
  };
}
