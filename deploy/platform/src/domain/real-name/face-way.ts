import type { CallContext } from '../../kernel/calls/context';

/** How a legal person's face is checked: a provider recognises it, or a reviewer compares a photo. */
export const faceWay = async ({ providers }: Pick<CallContext, 'providers'>, tenant: string) =>
  (await providers.find(tenant, 'face')) ? 'provider' : 'photo';
