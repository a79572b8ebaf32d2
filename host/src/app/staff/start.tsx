import { bootDocument } from '@portal/shared/boot';
import '../../federation/provided';
import { mount } from '../mount';
import { atFirstSign } from '../prefetch/at-first-sign';
import { createStaffRouter } from './staff-router';

const mounted = mount(createStaffRouter);

atFirstSign(async () => {
  const staffRouter = await mounted;
  if (!staffRouter) return;
  const { watchVitals } = await import('../vitals/watch-vitals');
  watchVitals(bootDocument(), staffRouter.router);
});
