import { bootDocument } from '@portal/shared/boot';
import { useSiteContent } from '../../data/use-site-content';
import { useDescription } from '../../frame/use-description';
import { Closing } from './closing';
import { Figures } from './figures';
import { Hero } from './hero';
import { News } from './news';
import { Products } from './products';
import { Promises } from './promises';
import { Security } from './security';

export function Component() {
  const { platformName, backgroundContent } = bootDocument().tenant;
  useDescription(useSiteContent()?.description || [platformName, backgroundContent].filter(Boolean).join('：'));
  return (
    <>
      <Hero />
      <Figures />
      <Promises />
      <Products />
      <News />
      <Security />
      <Closing />
    </>
  );
}
