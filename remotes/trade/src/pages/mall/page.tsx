import { prodCodes } from '@portal/shared/codes';
import { usePermissions } from '@portal/shared/session';
import { LoadedArea, TextSkeleton } from '@portal/shared/ui';
import { DescriptionList, PageHeader } from '@portal/shared/ui/frame';
import { useCompany } from '../../company/use-company';
import { Section } from '../../section/section';

/** 电子商务: everybody of the company may look around here; who may order depends on their role. */
export function Component() {
  const company = useCompany(prodCodes.commerce);
  const { may } = usePermissions();
  return (
    <>
      <PageHeader title="电子商务" description="在线采购，凭证与订单一并结算" />
      <LoadedArea loaded={company} skeleton={<TextSkeleton lines={4} />}>
        {(compInfo) => (
          <Section title="采购身份">
            <DescriptionList
              items={[
                { label: '采购企业', value: compInfo.compName },
                { label: '采购人', value: compInfo.userName },
                {
                  label: '采购权限',
                  value: may('trade.order') ? '可浏览商品并下单' : '可浏览商品，下单请联系经办人员',
                },
              ]}
            />
          </Section>
        )}
      </LoadedArea>
    </>
  );
}
