import { bootDocument } from '@portal/shared/boot';
import './federation/provided';
import { mount } from './app/mount';
import { atFirstSign } from './app/prefetch/at-first-sign';
import { createPortalRouter } from './app/routing/router';

const mounted = mount(createPortalRouter);

atFirstSign(async () => {
  const portalRouter = await mounted;
  if (!portalRouter) return;
  const { beginAtSign } = await import('./app/first-sign');
  beginAtSign(bootDocument(), portalRouter);
});
