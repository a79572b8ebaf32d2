import { Hero } from './hero';
import { Process } from './process';
import { Products } from './products';

export function Component() {
  return (
    <>
      <Hero />
      <Products />
      <Process />
    </>
  );
}
