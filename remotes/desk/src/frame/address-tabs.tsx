import { Tabs } from '@portal/shared/ui/tabs';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useKeys } from '../keys/use-keys';

export interface AddressTab {
  readonly key: string;
  readonly title: string;
  readonly content: ReactNode;
}

/** Tabs of which the address names the open one; the first needs no name. A tab loads when somebody opens it. */
export function AddressTabs({ tabs }: { tabs: readonly AddressTab[] }) {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('tab');
  const at = Math.max(
    tabs.findIndex(({ key }) => key === asked),
    0,
  );
  // A tab's own filters and page do not belong to the next tab.
  const open = (place: number) => {
    const tab = tabs[place];
    if (tab) setSearch(place === 0 ? {} : { tab: tab.key }, { replace: true });
  };
  useKeys('标签页', [
    { keys: 'l', label: '下一个标签页', run: () => open(at + 1) },
    { keys: 'h', label: '上一个标签页', run: () => open(at - 1) },
  ]);
  return (
    <Tabs
      activeKey={tabs[at]?.key ?? ''}
      onChange={(next) => open(tabs.findIndex(({ key }) => key === next))}
      destroyOnHidden
      items={tabs.map(({ key, title, content }, place) => ({
        key,
        label: title,
        children: place === at ? content : null,
      }))}
    />
  );
}
