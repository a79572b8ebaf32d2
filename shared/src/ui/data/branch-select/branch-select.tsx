import { useState } from 'react';
import { type FormFieldProps, formFieldProps } from '../../base/form-field/form-field-props';
import { Select } from '../select/select';
import { type Branch, branchOptions } from './branch';
import { type FindBranches, useBranches } from './use-branches';

export interface BranchSelectProps extends FormFieldProps {
  find: FindBranches;
  /** Empty while no bank has been chosen. */
  bankCode: string;
  areaCode?: string | undefined;
  value?: Branch | undefined;
  onChange?: (branch: Branch | undefined) => void;
}

const sentences = {
  idle: '请输入支行名称或联行号',
  searching: '正在搜索…',
  failed: '搜索失败，请重新输入',
  ready: '没有匹配的支行，请换一个关键词',
} as const;

/** A branch of the chosen bank. The server searches for it by name or number: a bank has thousands. */
export function BranchSelect({ find, bankCode, areaCode, value, onChange, ...field }: BranchSelectProps) {
  const [open, setOpen] = useState(false);
  const [keyword, setKeyword] = useState('');
  const { state, branches } = useBranches(find, { bankCode, areaCode, keyword }, open);
  const choose = (branchNo: string | undefined) => {
    const known = value ? [...branches, value] : branches;
    onChange?.(known.find((branch) => branch.branchNo === branchNo));
  };
  return (
    <Select
      {...formFieldProps(field)}
      showSearch={{ filterOption: false, searchValue: keyword, onSearch: setKeyword }}
      allowClear
      placeholder={bankCode === '' ? '请先选择开户银行' : '输入支行名称或联行号搜索'}
      disabled={bankCode === ''}
      loading={state === 'searching'}
      notFoundContent={sentences[state]}
      onOpenChange={setOpen}
      options={branchOptions(branches, value)}
      value={value?.branchNo}
      onChange={choose}
    />
  );
}
