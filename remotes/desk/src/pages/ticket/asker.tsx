import { formatMinute } from '@portal/shared/format';
import { Alert } from '@portal/shared/ui';
import { DescriptionList } from '@portal/shared/ui/frame';
import { DeskLink } from '../../frame/desk-link';
import { Sheet } from '../../frame/sheet';
import { tenantName, useTenants } from '../../session/tenants';
import styles from './asker.module.css';
import type { Ticket } from './ticket';

const found = (page: 'people' | 'companies', keyword: string) => `/desk/${page}?keyword=${encodeURIComponent(keyword)}`;

/** The person who asked, with the ways to their account and company. */
export function Asker({ ticket }: { ticket: Ticket }) {
  const { who, company, visitor, userCode, compCode, contact, tenant, createTime, closeTime } = ticket;
  const tenants = useTenants();
  return (
    <Sheet title="客户">
      {visitor && (
        <Alert
          className={styles.notice ?? ''}
          type="warning"
          showIcon
          role="note"
          title="未登录的访客，姓名和企业均未核实"
          description="如需更正登录手机号，请先查到企业和人员，按企业留存资料核实身份，再在人员页面提交更正。"
        />
      )}
      <DescriptionList
        columns={1}
        items={[
          {
            label: '姓名',
            value: <DeskLink to={userCode === '' ? found('people', who) : `/desk/people/${userCode}`}>{who}</DeskLink>,
          },
          {
            label: '企业',
            value: company && (
              <DeskLink to={compCode === '' ? found('companies', company) : `/desk/companies/${compCode}`}>
                {company}
              </DeskLink>
            ),
          },
          { label: '联系方式', value: contact, copy: visitor ? contact : undefined },
          { label: '租户', value: tenantName(tenants, tenant) },
          { label: '提交时间', value: formatMinute(createTime) },
          ...(closeTime ? [{ label: '关闭时间', value: formatMinute(closeTime) }] : []),
        ]}
      />
    </Sheet>
  );
}
