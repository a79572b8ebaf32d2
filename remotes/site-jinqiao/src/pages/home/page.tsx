import { useDescription } from '../../frame/use-description';
import { Closing } from './closing';
import { Figures } from './figures';
import { Hero } from './hero';
import { NewsSlot } from './news-slot';
import { Products } from './products';
import { Promises } from './promises';
import { Security } from './security';

export function Component() {
  useDescription('金桥供应链：连接核心企业、供应商与资金方，材料齐备最快当日放款。');
  return (
    <>
      <Hero />
      <Figures />
      <Promises />
      <Products />
      <NewsSlot />
      <Security />
      <Closing />
    </>
  );
}
