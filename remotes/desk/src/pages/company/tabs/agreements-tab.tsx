import { agreementTypes, type CallReply } from '@portal/shared/contract';
import { formatDay, nothing } from '@portal/shared/format';
import { type DataColumn, statusColumn } from '@portal/shared/ui/data';
import { useFilePreview } from '@portal/shared/ui/frame';
import { staffCall, staffFile } from '../../../client/staff-call';
import { LoadedRecords } from '../../../records/record-table';
import { agreementState } from '../../../records/states';
import type { Company } from '../company';

type Agreement = CallReply<'staffCompanyAgreements'>[number];

const typeName = ({ type }: Agreement) => agreementTypes[type as keyof typeof agreementTypes] ?? type;

const columns: readonly DataColumn<Agreement>[] = [
  { key: 'name', title: '协议名称', required: true, card: 'name', text: ({ name }) => name },
  { key: 'agreementNo', title: '协议编号', card: 'note', text: ({ agreementNo }) => agreementNo },
  { key: 'type', title: '类型', hiddenAtFirst: 'narrow', text: typeName },
  { key: 'productName', title: '关联产品', hiddenAtFirst: true, text: ({ productName }) => productName || nothing },
  statusColumn('state', '状态', ({ state }) => agreementState(state)),
  { key: 'signedTime', title: '签署日期', sortable: true, text: ({ signedTime }) => formatDay(signedTime) },
  {
    key: 'expireTime',
    title: '有效期至',
    sortable: true,
    text: ({ expireTime }) => (expireTime ? formatDay(expireTime) : '长期有效'),
  },
];

/** 协议 */
export function AgreementsTab({ company: { compCode, may } }: { company: Company }) {
  const [show, preview] = useFilePreview((fileToken, signal) =>
    staffFile('staffCompanyFile', { body: { compCode, fileToken } }, signal),
  );
  return (
    <>
      <LoadedRecords
        id="desk-company-agreements"
        label="协议"
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        rowActions={({ fileToken, name }) =>
          may.includes('reveal') && fileToken !== ''
            ? [{ key: 'show', label: '查看', onSelect: () => show({ fileToken, fileName: name }) }]
            : []
        }
        ask={(signal) => staffCall('staffCompanyAgreements', { body: { compCode } }, signal)}
        empty={{ title: '该企业还没有协议' }}
      />
      {preview}
    </>
  );
}
