import { Tabs } from '@portal/shared/ui/tabs';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Company } from '../load-company';
import { BasicTab } from './basic-tab';
import { ChangesTab } from './changes-tab';
import styles from './company-tabs.module.css';
import { InvoiceTab } from './invoice-tab';
import { LegalTab } from './legal-tab';
import { PapersTab } from './papers-tab';

const titles = {
  basic: '基本信息',
  legal: '法人信息',
  papers: '证照资料',
  invoice: '开票信息',
  changes: '变更记录',
} as const;
type Tab = keyof typeof titles;

const isTab = (text: string | null): text is Tab => text !== null && Object.hasOwn(titles, text);

/** The company's information. The address names the open tab. */
export function CompanyTabs({ company, today }: { company: Company; today: string }) {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('tab');
  const tab: Tab = isTab(asked) ? asked : 'basic';
  const contents: Record<Tab, ReactNode> = {
    basic: <Card content={<BasicTab company={company} />} />,
    legal: <Card content={<LegalTab company={company} />} />,
    papers: <PapersTab company={company} today={today} />,
    invoice: <Card content={<InvoiceTab company={company} />} />,
    changes: <ChangesTab />,
  };
  return (
    <Tabs
      activeKey={tab}
      // A tab's own filters and page do not belong to the next tab.
      onChange={(next) => setSearch(next === 'basic' ? {} : { tab: next })}
      destroyOnHidden
      items={Object.entries(titles).map(([key, label]) => ({
        key,
        label,
        children: key === tab ? contents[tab] : null,
      }))}
    />
  );
}

function Card({ content }: { content: ReactNode }) {
  return <div className={styles.card}>{content}</div>;
}
