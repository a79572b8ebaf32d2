import { bootDocument } from '@portal/shared/boot';
import { useDescription } from '../../frame/use-page-head';
import { BelowSlot } from './below-slot';
import { Hero } from './hero';

export function Component() {
  const { platformName, backgroundContent } = bootDocument().tenant;
  useDescription(`${platformName}：${backgroundContent}`);
  return (
    <>
      <Hero />
      <BelowSlot />
    </>
  );
}
