import type { CallReply } from '@portal/shared/contract';
import { areaList } from '@vant/area-data';

type Area = CallReply<'areaList'>[number];

const { province_list: provinceNames, city_list: cityNames, county_list: countyNames } = areaList;

/** `330106` lies in `330100`, that in `330000`, and that in nothing. */
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

/** The divisions below one, those of the country for an empty code; none below an unknown one. */
export const areasBelow = (pid: string): readonly Area[] => children.get(pid) ?? [];

/** `浙江省杭州市西湖区`; empty for a code that is none. */
export function areaName(id: string): string {
  const name = names[id];
  if (name === undefined) return '';
  const pid = parentOf(id);
  const above = pid === '' ? '' : areaName(pid);
  // 北京市 is a province and its own only city.
  return above.endsWith(name) ? above : above + name;
}
