import { bootDocument } from '@portal/shared/boot';
import { useDescription } from '../../frame/use-page-head';
import { Hero } from './hero';
import { LatestSlot } from './latest-slot';
import { Partners } from './partners';
import { Process } from './process';
import { Products } from './products';

export function Component() {
  const { platformName, backgroundContent } = bootDocument().tenant;
  useDescription(`${platformName}：${backgroundContent}`);
  return (
    <>
      <Hero />
      <Products />
      <Process />
      <LatestSlot />
      <Partners />
    </>
  );
}
