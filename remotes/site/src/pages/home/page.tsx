import { bootDocument } from '@portal/shared/boot';
import { useDescription } from '../../frame/use-page-head';
import { Below } from './below/below';
import { Hero } from './hero';

export function Component() {
  const { platformName, backgroundContent } = bootDocument().tenant;
  useDescription([platformName, backgroundContent].filter(Boolean).join('：'));
  return (
    <>
      <Hero />
      <Below />
    </>
  );
}
