import { type FormFieldProps, formFieldProps } from '@portal/shared/ui';
import { Select } from '@portal/shared/ui/data';
import { useState } from 'react';
import { type Branch, branchOptions } from './branch';
import { useBranches } from './use-branches';

interface BranchSelectProps extends FormFieldProps {
  bankCode: string | undefined;
  /** Province or city; narrows the search. */
  areaCode: string | undefined;
  value?: Branch;
  onChange?: (branch: Branch | undefined) => void;
}

const sentences = {
  idle: '请输入支行名称或联行号',
  searching: '正在搜索…',
  failed: '搜索失败，请重新输入',
  ready: '没有匹配的支行，请换一个关键词',
} as const;

/** A branch of the chosen bank, searched for on the server by name or number. */
export function BranchSelect({ bankCode, areaCode, value, onChange, ...field }: BranchSelectProps) {
  const [open, setOpen] = useState(false);
  const [keyword, setKeyword] = useState('');
  const { state, branches } = useBranches({ bankCode, areaCode, keyword }, open);
  const choose = (branchNo: string | undefined) => {
    const known = value ? [...branches, value] : branches;
    onChange?.(known.find((branch) => branch.branchNo === branchNo));
  };
  return (
    <Select
      {...formFieldProps(field)}
      showSearch={{ filterOption: false, searchValue: keyword, onSearch: setKeyword }}
      allowClear
      placeholder={bankCode === undefined ? '请先选择开户银行' : '输入支行名称或联行号搜索'}
      disabled={bankCode === undefined}
      loading={state === 'searching'}
      notFoundContent={sentences[state]}
      onOpenChange={setOpen}
      options={branchOptions(branches, value)}
      value={value?.branchNo}
      onChange={choose}
    />
  );
}
