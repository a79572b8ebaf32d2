import { employeeRoleLabel, prodCodes } from '@portal/shared/codes';
import { LoadedArea, TextSkeleton } from '@portal/shared/ui';
import { DescriptionList, PageHeader } from '@portal/shared/ui/frame';
import { Link } from 'react-router-dom';
import { rolesInProduct } from '../../company/role-in-product';
import { useCompany } from '../../company/use-company';
import { Section } from '../../section/section';
import { MatterList } from './matter-list';
import styles from './page.module.css';

/** 信用凭证: the role in which the company acts here, and what its people may do in this role. */
export function Component() {
  const company = useCompany(prodCodes.supplyChain);
  return (
    <>
      <PageHeader title="信用凭证" description="以企业在本产品中的角色办理凭证业务" />
      <LoadedArea loaded={company} skeleton={<TextSkeleton lines={8} />}>
        {(compInfo) => (
          <>
            <Section title="当前身份">
              <DescriptionList
                items={[
                  { label: '企业名称', value: compInfo.compName },
                  {
                    label: '企业角色',
                    value: rolesInProduct(compInfo, prodCodes.supplyChain).find(({ active }) => active)?.label,
                  },
                  { label: '办理人', value: compInfo.userName },
                  { label: '人员角色', value: compInfo.employeeRole.map(employeeRoleLabel).join('、') },
                ]}
              />
              <p className={styles.more}>
                <Link to="/center/scm/voucher/roles">查看角色说明</Link>
              </p>
            </Section>
            <Section title="可办理事项">
              <MatterList />
            </Section>
          </>
        )}
      </LoadedArea>
    </>
  );
}
