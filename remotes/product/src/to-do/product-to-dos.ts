import { daysBetween } from '@portal/shared/format';
import { enterAddress } from '../entry/addresses';
import type { ToldFigures } from '../figures/company-figures';
import type { Product } from '../products/product-order';
import type { ToDoItem } from './to-do-items';

/** What the products ask the person to do. Each leads to its place at the product. */
export function productToDos(told: readonly ToldFigures[], products: readonly Product[], today: string): ToDoItem[] {
  return told.flatMap(({ productCode, figures }) => {
    const product = products.find((one) => one.productCode === productCode);
    if (!product || !figures) return [];
    const { productName, entry } = product;
    return figures.toDos.map(
      ({ title, count, date, path }, index): ToDoItem => ({
        key: `${productCode} ${index}`,
        kind: 'product',
        title,
        count,
        note: productName,
        days: date === null ? null : daysBetween(today, date),
        to: entry === 'none' ? null : enterAddress(productCode, path),
        ...(entry === 'external' && { outside: productCode }),
      }),
    );
  });
}
