import { areasBelow } from '@portal/platform/src/domain/reference/divisions';
import { parse } from 'csv-parse/sync';

const offices = ['分行营业部', '城东支行', '高新支行'];

/** The number of cities in each province that have branches. */
const citiesEach = 2;

/** Adds a digit, so that the number is as long as a real one. The digit has no meaning. */
const lastDigit = (digits: string) => [...digits].reduce((sum, digit) => sum + Number(digit), 0) % 10;

/** The branches where the demonstration's companies have their accounts. */
const knownBranches = ['102290000012,102,310100,中国工商银行上海市分行', '308290000011,308,310100,招商银行上海分行'];

/** Invented branches of real banks, enough to search among, as a table of the content. */
export function demoBranches(banks: string): string {
  const read: { code: string; name: string }[] = parse(banks, { columns: true, skip_empty_lines: true });
  const cities = areasBelow('').flatMap(({ id }) => areasBelow(id).slice(0, citiesEach));
  const rows = cities.flatMap(({ id, name: city }) =>
    read.flatMap(({ code, name }) =>
      offices.map((office, index) => {
        const digits = `${code}${id.slice(0, 4)}${String(index + 1).padStart(4, '0')}`;
        return `${digits}${lastDigit(digits)},${code},${id},${name}${city.replace(/市$/, '')}${office}`;
      }),
    ),
  );
  return ['number,bank,area,name', ...knownBranches, ...rows, ''].join('\n');
}
