import { call } from '@portal/shared/api';
import { type FormFieldProps, formFieldProps, useLoaded } from '@portal/shared/ui';
import { Select } from '@portal/shared/ui/data';
import { useEffect, useState } from 'react';

const pauseMilliseconds = 300;

interface BranchSelectProps extends FormFieldProps {
  value?: string;
  onChange?: (branchNo: string) => void;
  /** Empty while no bank has been chosen. */
  bankCode: string;
  onPicked: (branchName: string) => void;
}

/** A bank's branch: there are thousands, so the server looks for what is typed. */
export function BranchSelect({ value, onChange, bankCode, onPicked, ...field }: BranchSelectProps) {
  const [typed, setTyped] = useState('');
  const [keyword, setKeyword] = useState('');
  useEffect(() => {
    const timer = setTimeout(setKeyword, pauseMilliseconds, typed);
    return () => clearTimeout(timer);
  }, [typed]);
  const { state, value: branches = [] } = useLoaded(
    async (signal) =>
      bankCode === '' ? [] : call('bankBranchList', { body: { bankCode, keyword } }, { signal, handlesErrors: true }),
    `${bankCode} ${keyword}`,
  );
  return (
    <Select
      {...formFieldProps(field)}
      value={value || null}
      onChange={(branchNo: string) => {
        onPicked(branches.find((branch) => branch.branchNo === branchNo)?.branchName ?? '');
        onChange?.(branchNo);
      }}
      placeholder={bankCode === '' ? '请先选择开户银行' : '输入支行名称搜索'}
      disabled={bankCode === ''}
      loading={state === 'loading'}
      showSearch={{ filterOption: false, onSearch: setTyped }}
      options={branches.map(({ branchNo, branchName }) => ({ value: branchNo, label: branchName }))}
      notFoundContent={
        state === 'failed' ? '加载失败，请重新输入' : state === 'loading' ? '正在查找……' : '没有匹配的支行'
      }
    />
  );
}
