import { named } from '../../kernel/data/fill';
import type { Faults } from './faults';

/** The names that a text may leave open: the tenant's company fills them when somebody reads the text. */
export const tenantNames = ['platformName', 'legalName', 'hotline', 'address', 'contact'] as const;

/** Notes each name in braces that nobody would fill in. */
export function checkPlaces(file: string, text: string, known: readonly string[], faults: Faults): void {
  for (const [index, line] of text.split('\n').entries())
    for (const [whole, name = ''] of line.matchAll(named))
      if (!known.includes(name))
        faults.add(file, index + 1, `${whole} is no name: ${known.map((one) => `{${one}}`).join(', ')}`);
}
