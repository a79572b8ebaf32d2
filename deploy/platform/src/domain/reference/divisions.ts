import type { CallReply } from '@portal/shared/contract';
import { areaList } from '@vant/area-data';

type Area = CallReply<'areaList'>[number];

const { province_list: provinceNames, city_list: cityNames, county_list: countyNames } = areaList;

/** Returns the parent of a division: `330106` lies in `330100`, and `330100` in `330000`, which has no parent. */
function parentOf(id: string): string {
  if (!id.endsWith('00')) return `${id.slice(0, 4)}00`;
  return id.endsWith('0000') ? '' : `${id.slice(0, 2)}0000`;
}

const names = { ...provinceNames, ...cityNames, ...countyNames };

function childrenByParent(): ReadonlyMap<string, readonly Area[]> {
  const children = new Map<string, Area[]>();
  const parents = new Set(Object.keys(names).map(parentOf));
  for (const [id, name] of Object.entries(names)) {
    const pid = parentOf(id);
    const area = { id, pid, name, leaf: !parents.has(id) };
    const siblings = children.get(pid);
    if (siblings) siblings.push(area);
    else children.set(pid, [area]);
  }
  return children;
}

const children = childrenByParent();

/** Returns the divisions below one. An empty code gives those of the country, an unknown code gives none. */
export const areasBelow = (pid: string): readonly Area[] => children.get(pid) ?? [];

/** Returns the full name, such as `浙江省杭州市西湖区`; empty for an unknown code. */
export function areaName(id: string): string {
  const name = names[id];
  if (name === undefined) return '';
  const pid = parentOf(id);
  const above = pid === '' ? '' : areaName(pid);
  // 北京市 is a province and its own only city.
  return above.endsWith(name) ? above : above + name;
}
