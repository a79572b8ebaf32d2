import type { CallReply } from '@portal/shared/contract';
import { formatDay, nothing } from '@portal/shared/format';
import { type DataColumn, statusColumn } from '@portal/shared/ui/data';
import { staffCall } from '../../../client/staff-call';
import { LoadedRecords } from '../../../records/record-table';
import { permitState } from '../../../records/states';

type Product = CallReply<'staffCompanyProducts'>[number];

const columns: readonly DataColumn<Product>[] = [
  { key: 'productName', title: '产品', required: true, card: 'name', text: ({ productName }) => productName },
  { key: 'requestNo', title: '申请编号', card: 'note', text: ({ requestNo }) => requestNo || nothing },
  statusColumn('state', '状态', ({ state }) => permitState(state)),
  { key: 'applicant', title: '申请人', text: ({ applicant }) => applicant || nothing },
  { key: 'applyTime', title: '申请日期', sortable: true, text: ({ applyTime }) => formatDay(applyTime) },
  { key: 'expireTime', title: '有效期至', hiddenAtFirst: true, text: ({ expireTime }) => formatDay(expireTime) },
  { key: 'reason', title: '说明', hiddenAtFirst: 'narrow', text: ({ reason }) => reason || nothing },
];

/** 产品 */
export function ProductsTab({ compCode }: { compCode: string }) {
  return (
    <LoadedRecords
      id="desk-company-products"
      label="产品"
      columns={columns}
      rowKey={({ productCode }) => productCode}
      rowName={({ productName }) => productName}
      ask={(signal) => staffCall('staffCompanyProducts', { body: { compCode } }, signal)}
      empty={{ title: '该企业还没有申请过产品' }}
    />
  );
}
