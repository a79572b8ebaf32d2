import { isCompanyRole, prodCodes } from '@portal/shared/codes';
import { LoadedArea, TextSkeleton } from '@portal/shared/ui';
import { DescriptionList, PageHeader } from '@portal/shared/ui/frame';
import { rolesInProduct } from '../../company/role-in-product';
import { useCompany } from '../../company/use-company';
import { Section } from '../../section/section';
import { roleNotes } from './role-notes';

/** 角色说明: the roles that the company has in this product. No menu lists this page. */
export function Component() {
  const company = useCompany(prodCodes.supplyChain);
  return (
    <>
      <PageHeader
        title="角色说明"
        description="在页面顶部切换角色后，菜单和可办理事项随之变化"
        crumbs={[{ title: '信用凭证', path: '/center/scm/voucher' }]}
      />
      <LoadedArea loaded={company} skeleton={<TextSkeleton lines={4} />}>
        {(compInfo) => (
          <Section title="本企业的角色">
            <DescriptionList
              columns={1}
              items={rolesInProduct(compInfo, prodCodes.supplyChain).map(({ code, label, active }) => ({
                label: active ? `${label}（当前）` : label,
                value: isCompanyRole(code) ? roleNotes[code] : '',
              }))}
            />
          </Section>
        )}
      </LoadedArea>
    </>
  );
}
