import type { BootDocument } from '@portal/shared/boot';
import { type MiddlewareFunction, redirect } from 'react-router-dom';

export type Access = { kind: 'allow' } | { kind: 'redirect'; to: string };

export function decideAccess(_boot: BootDocument, _url: URL): Access {
  return { kind: 'allow' };
}

export function guard(boot: BootDocument): MiddlewareFunction {
  return async ({ request }, next) => {
    const access = decideAccess(boot, new URL(request.url));
    if (access.kind === 'redirect') throw redirect(access.to);
    return next();
  };
}
