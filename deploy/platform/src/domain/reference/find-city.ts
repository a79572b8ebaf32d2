import { areaList } from '@vant/area-data';
import { areaName } from './divisions';

const { city_list: cityNames, county_list: countyNames } = areaList;

/** The city of a division: `330106` lies in `330100`. */
const cityOf = (id: string) => `${id.slice(0, 4)}00`;

/** 市, 地区 and 盟 are often left out. Shorter names than two characters would mean anything. */
const shortName = (name: string) => (name.length > 2 ? name.replace(/(?:市|地区|盟|区|县)$/, '') : name);

/** The cities by every name under which a list may have them. A name of several cities means none of them. */
function citiesByName(): ReadonlyMap<string, string | null> {
  const cities = new Map<string, string | null>();
  const add = (name: string, city: string, isFirst: boolean) => {
    const known = cities.get(name);
    // A county that has the name of a city elsewhere does not take it away.
    if (known === undefined) cities.set(name, city);
    else if (isFirst && known !== city) cities.set(name, null);
  };
  for (const id of Object.keys(cityNames)) {
    const name = cityNames[id] ?? '';
    for (const one of [areaName(id), name, shortName(name)]) add(one, id, true);
  }
  const countyCities = new Map<string, Set<string>>();
  for (const [id, name] of Object.entries(countyNames))
    for (const one of [areaName(id), name, shortName(name)])
      countyCities.set(one, (countyCities.get(one) ?? new Set()).add(cityOf(id)));
  for (const [name, ids] of countyCities) {
    const [only] = ids;
    if (only !== undefined && ids.size === 1) add(name, only, false);
  }
  return cities;
}

let byName: ReadonlyMap<string, string | null> | undefined;

/** The code of the city that a list means, by a code or a name, perhaps with its province; undefined: it means none. */
export function findCity(text: string, province = ''): string | undefined {
  if (/^\d{6}$/.test(text)) return [cityOf(text), text].find((id) => areaName(id) !== '');
  byName ??= citiesByName();
  const wanted = text.trim();
  return [province + wanted, wanted].map((name) => byName?.get(name)).find((found) => typeof found === 'string');
}
